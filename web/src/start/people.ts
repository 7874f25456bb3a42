/** Whom the start page tells of, one each day: people in the notes of cards and places, and a work that tells more. */

export interface RememberedPerson {
  names: string[];
  text: string; // the entry whose `.note` tells of them
  source: string;
}

// [names, entry, source]: the notes themselves are in the catalogue of the game.
const PEOPLE: readonly (readonly [string, string, string])[] = [
  ["David Walker", "card-david-walker", "Peter P. Hinks, To Awaken My Afflicted Brethren (1997)"],
  ["James Bradley", "card-lane-seminary", "Lawrence Thomas Lesick, The Lane Rebels (1980)"],
  ["James Forten", "card-liberator", "Julie Winch, A Gentleman of Color (2002)"],
  ["Jean Rankin; John Rankin", "card-liberty-hill", "Ann Hagedorn, Beyond the River (2002)"],
  ["John P. Parker", "card-ripley-ohio", "John P. Parker, His Promised Land (1996)"],
  ["Richard Allen", "card-church-correspondence", "Richard S. Newman, Freedom’s Prophet (2008)"],
  ["Angelina Grimké Weld; Sarah Grimké", "card-theodore-weld", "American Slavery As It Is (1839)"],
  ["Sengbe Pieh", "card-amistad", "Marcus Rediker, The Amistad Rebellion (2012)"],
  ["Anthony Burns", "card-anthony-burns", "Albert J. von Frank, The Trials of Anthony Burns (1998)"],
  ["Anna Murray; Frederick Douglass", "card-douglass-1847", "David W. Blight, Frederick Douglass (2018)"],
  ["Harriet Newby; Dangerfield Newby", "card-harpers-ferry", "Eugene L. Meyer, Five for Freedom (2018)"],
  ["Harriet Tubman", "card-tubman-conductor", "Kate Clifford Larson, Bound for the Promised Land (2004)"],
  ["Nancy Brown; Henry Brown", "card-box-brown", "Jeffrey Ruggles, The Unboxing of Henry Brown (2003)"],
  ["John Price", "card-john-price", "Nat Brandt, The Town That Started the Civil War (1990)"],
  ["Martin Delany", "card-north-star", "The North Star, 3 December 1847 (Library of Congress)"],
  ["John Mercer Langston", "card-oberlin", "J. Brent Morris, Oberlin, Hotbed of Abolitionism (2014)"],
  ["David Ruggles", "card-vigilance", "Graham Russell Gao Hodges, David Ruggles (2010)"],
  ["Frank Baker; Shepard Mallory; James Townsend", "card-contrabands", "Amy Murrell Taylor, Embattled Freedom (2018)"],
  ["Harriet Tubman", "card-tubman-combahee", "Edda L. Fields-Black, COMBEE (2024)"],
  ["William Still", "card-william-still", "Andrew K. Diemer, Vigilance (2022)"],
  ["Catharine Coffin; Levi Coffin", "card-levi-coffin", "Levi Coffin, Reminiscences (1876)"],
  ["Harriet Scott; Dred Scott", "card-dred-scott", "Lea VanderVelde, Mrs. Dred Scott (2009)"],
  ["William Wells Brown", "card-tough-crossing", "Narrative of William W. Brown (1847)"],
  ["Shadrach Minkins", "card-us-marshals", "Gary Collison, Shadrach Minkins (1997)"],
  ["Mary Jones; John Jones", "place-chicago", "Larry A. McClellan, Onward to Chicago (2023)"],
  ["William Lambert; George DeBaptiste", "place-detroit", "A Fluid Frontier (2016)"],
  ["Ellen Craft; William Craft", "place-boston", "Ilyon Woo, Master Slave Husband Wife (2023)"],
  ["Robert Smalls", "place-charleston", "Cate Lineberry, Be Free or Die (2017)"],
  ["Mary Ann Shadd", "place-canada", "Jane Rhodes, Mary Ann Shadd Cary (1998)"],
];

export const REMEMBERED: readonly RememberedPerson[] = PEOPLE.map(([names, text, source]) => ({
  names: names.split("; "),
  text,
  source,
}));

const DAY = 86_400_000;

/** The person of a day, by the calendar of the reader. */
export function personOf(date: Date): RememberedPerson {
  const day = Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY);
  return REMEMBERED[day % REMEMBERED.length]!;
}
