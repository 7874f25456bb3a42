/** Quiet synthesised sounds of wood and paper, off by default; captures and sales are silent. */
import { settings } from "../state/settings.svelte";

export type Sound = "turn" | "step" | "card" | "dice" | "freed";

interface Knock {
  at: number; // seconds after the beginning
  hertz: number; // centre of the band
  seconds: number;
  loud: number; // of 1
  ring?: boolean; // a soft tone instead of a knock
}

const SOUNDS: Record<Sound, Knock[]> = {
  turn: [
    { at: 0, hertz: 392, seconds: 0.5, loud: 0.03, ring: true },
    { at: 0.16, hertz: 523, seconds: 0.7, loud: 0.03, ring: true },
  ],
  step: [{ at: 0, hertz: 420, seconds: 0.05, loud: 0.1 }],
  card: [{ at: 0, hertz: 2600, seconds: 0.09, loud: 0.04 }],
  dice: [
    { at: 0, hertz: 900, seconds: 0.04, loud: 0.1 },
    { at: 0.09, hertz: 760, seconds: 0.04, loud: 0.08 },
    { at: 0.2, hertz: 640, seconds: 0.05, loud: 0.06 },
  ],
  freed: [{ at: 0, hertz: 330, seconds: 1.1, loud: 0.025, ring: true }],
};

let context: AudioContext | undefined;
let noise: AudioBuffer | undefined;

export function play(name: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  for (const knock of SOUNDS[name]) sound(context, knock);
}

function sound(context: AudioContext, { at, hertz, seconds, loud, ring }: Knock): void {
  const begin = context.currentTime + at;
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + (ring ? 0.03 : 0.004));
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
  const source = ring
    ? new OscillatorNode(context, { frequency: hertz })
    : new AudioBufferSourceNode(context, { buffer: noiseBuffer(context) });
  const filter = new BiquadFilterNode(context, {
    type: ring ? "lowpass" : "bandpass",
    frequency: hertz,
    Q: ring ? 0.7 : 1.4,
  });
  source.connect(filter).connect(volume).connect(context.destination);
  source.start(begin);
  source.stop(begin + seconds);
}

/** A quarter of a second of noise, from which every knock is cut. */
function noiseBuffer(context: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}
