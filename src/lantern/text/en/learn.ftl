### The lessons: what each step says, and what it says to those who try something else.
### The scripts lie in src/lantern/learn; a step ID of the lesson NAME has the entry lesson-NAME-ID.

## Learn by playing
lesson-first-steps = Learn by playing
    .time = 10 minutes
    .about = A short game at the real table, one thing at a time. It can be left and continued.

lesson-first-steps-welcome = This is a short game, two rounds old. You are an abolitionist: a Conductor on the Underground Railroad.
lesson-first-steps-people = On three plantations { -enslaved-people } are held. The roads north end in Canada.
lesson-first-steps-goals = You win when four people are free in Canada and all three Support tokens are taken. One is yours already.
lesson-first-steps-support = A round is planned first. Take the Support token for $10.
    .otherwise = Not yet. Begin with Support: without it no game is won.
lesson-first-steps-periods = It was the last Support of 1840–59, so the next period opens at once, with stronger tokens.
lesson-first-steps-funds = Two tokens may be taken each round. Take Fundraising 1840–1859, which costs nothing.
    .otherwise = Money is short just now. Take Fundraising 1840–1859; it is free.
lesson-first-steps-opposition = A dark card is opposition. While the 1850 Compromise lies here, Fundraising pays $2 less.
lesson-first-steps-fundraising = Now you act. Play Fundraising: $1 for each of five { -people } on green places, less $2.
    .otherwise = That will come. Raise money first, while five { -people } stand on green places.
lesson-first-steps-market = The { -market } threatens. Three { -people } arrive this round, and the plantations have room for two.
lesson-first-steps-lost = Without room, a { -person } is sold beyond reach. Six places are open; one { -person } more, and the game is lost.
lesson-first-steps-role = So bring { -people } away. Your role’s benefit moves two of them one place each, every round: use it.
    .otherwise = Keep that for later in this turn. Begin with your role’s benefit.
lesson-first-steps-canada = From Chicago it is one road to Canada. Choose somebody in Chicago, then Canada.
    .otherwise = Others will follow. In Chicago freedom is one road away.
lesson-first-steps-room = One person is free. Now bring somebody from the Georgia plantations to Charleston, where no { -catcher } rides.
    .otherwise = Charleston is the quiet way out of Georgia just now.
lesson-first-steps-forecast = Georgia holds one { -person } fewer, so now there is room for all three. Look here before you end a turn.
lesson-first-steps-conductor = Play your Conductor token. It moves three { -people }, one place each.
    .otherwise = That will come. The Conductor token first.
lesson-first-steps-aid = Bring somebody from Newport to Chicago. Friends there give $2 of aid; the label says what else will happen.
    .otherwise = Not yet. Newport to Chicago brings the most aid.
lesson-first-steps-catchers = Chicago lies on two paths, so Orange and Blue each came one place nearer. Orange now waits in Ripley.
lesson-first-steps-choose = Choose the { -person } in Kentucky, and read the map.
    .otherwise = Kentucky first: there is something to see there.
lesson-first-steps-capture = A broken red ring warns. Whoever goes to Cincinnati draws Orange there, is captured, and is sold again.
lesson-first-steps-risk = This once, go to Cincinnati anyway. You hold a card against it.
    .otherwise = Newport would be safe. For once we take the risk, to see what a reserve card does.
lesson-first-steps-reserve = Levi Coffin is a reserve card, kept until it is needed. Use it: Orange stays where it is.
    .otherwise = Then the { -person } would be captured. Use Levi Coffin.
lesson-first-steps-third = One move is left. Bring somebody from the Georgia plantations to Northern Georgia, which makes room again.
    .otherwise = Northern Georgia, please: every { -person } who leaves a plantation makes room.
lesson-first-steps-buy = Orange is still beside Cincinnati. Open the card John Price Rescue, read it, and buy it for $2.
    .otherwise = Another round, perhaps. John Price Rescue is what helps in Cincinnati.
lesson-first-steps-rescue = It brings one { -person } from the North to Canada. Choose Cincinnati.
    .otherwise = In Chicago no { -catcher } is next door. Choose Cincinnati.
lesson-first-steps-end = Everything is done. End the turn; the role’s $1 is paid by itself.
    .otherwise = That can wait. End the turn.
lesson-first-steps-sold = All three found room in Georgia, and nobody was sold beyond reach. Next round two arrive.
lesson-first-steps-lantern = Then the two cards on the right left the queue, the 1850 Compromise with them. New ones came from the left.
lesson-first-steps-dice = A new round begins with dice. Blue rode one place west and stopped in Detroit, just short of Chicago.
lesson-first-steps-last-support = Take the last Support token.
    .otherwise = Support first: with this one all three are taken.
lesson-first-steps-stronger = Take Conductor 3×2 too: it moves three { -people }, up to two places each.
    .otherwise = Conductor 3×2 is what this round needs.
lesson-first-steps-two-more = Play it. Then bring both { -people } from Chicago to Canada, one after the other.
    .otherwise = Blue is next door. First Chicago, then Canada, for both of them.
lesson-first-steps-own-choice = Two arrive, and there is room for one. Bring somebody out of Louisiana or Mississippi, wherever you like.
    .otherwise = Choose the plantations of Louisiana or Mississippi: that makes room.
lesson-first-steps-check = Four people are free, and all Support is taken. It counts when the round is over: end the turn.
    .otherwise = There is room for everybody. End the turn.
lesson-first-steps-won = The game is won: four people are free, and nobody was sold beyond reach.

## Where things are
lesson-where-things-are = Where things are
    .time = 3 minutes
    .about = For people who know the printed game.

lesson-where-things-are-question = The question stands here, with every answer and what it brings. The same things can be touched on the table.
lesson-where-things-are-planning = Tokens are taken from this table. Take Support: touch it here, or below in the question.
    .otherwise = Any token can be taken this way. For now, take Support.
lesson-where-things-are-undo = Undo, Redo and the start of the turn stand here too, back to the last roll or draw.
lesson-where-things-are-cards = Touch a card to read it; the button that buys it is inside. Prices hang above the spaces.
lesson-where-things-are-market = The bottom card is sold next. Below it stands how many arrive, and for how many there is room.
lesson-where-things-are-mat = Your role, money, tokens, Support and reserve card. Touch the role to read it.
lesson-where-things-are-move = Finish planning, play your Conductor token, and choose anybody on the map.
    .otherwise = First the Conductor token, then somebody on the map.
lesson-where-things-are-consequences = Lit places can be reached. Each label shows the aid and the { -catchers } that come; a broken red ring means capture.
lesson-where-things-are-blocked = Whatever is not offered has a reason: touch it, or open “Why not …?”.
lesson-where-things-are-goals = The goals, and what they still need. The chance of winning can be asked for here.
lesson-where-things-are-help = Hints come in three steps. On the map, odds, zoom and the key to its signs.
lesson-where-things-are-log = All that has happened, newest last. Replays and the review of a game are made from it.
