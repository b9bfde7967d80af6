// Sounds for the own turn, dice, a win and a loss, made here from tones and noise. Off until somebody
// turns them on in the settings.
import { table } from "./navigation.js";

let context = null;
// What the page showed before: only a change makes a sound.
let before = null;

const on = () => document.documentElement.dataset.sound === "on";

// A tone of a frequency in hertz, from a moment on, for a while; times in seconds.
function tone(frequency, from, length, volume = 0.09, type = "triangle") {
  const wave = new OscillatorNode(context, { type, frequency });
  const loud = new GainNode(context, { gain: 0 });
  const start = context.currentTime + from;
  loud.gain.setValueAtTime(0, start);
  loud.gain.linearRampToValueAtTime(volume, start + 0.015);
  loud.gain.exponentialRampToValueAtTime(0.0001, start + length);
  wave.connect(loud).connect(context.destination);
  wave.start(start);
  wave.stop(start + length);
}

// A short knock of filtered noise: a die on wood.
function knock(from, frequency) {
  const length = Math.round(context.sampleRate * 0.06);
  const buffer = new AudioBuffer({ length, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let nth = 0; nth < length; nth += 1) samples[nth] = (Math.random() * 2 - 1) * (1 - nth / length) ** 3;
  const noise = new AudioBufferSourceNode(context, { buffer });
  const wood = new BiquadFilterNode(context, { type: "bandpass", frequency, Q: 3 });
  const loud = new GainNode(context, { gain: 0.5 });
  noise.connect(wood).connect(loud).connect(context.destination);
  noise.start(context.currentTime + from);
}

const SOUNDS = {
  turn: () => { tone(523, 0, 0.25); tone(784, 0.11, 0.35); },
  dice: () => [[0, 1400], [0.07, 1900], [0.12, 1500], [0.2, 1700]].forEach(([from, frequency]) => knock(from, frequency)),
  won: () => [523, 659, 784, 1047].forEach((frequency, nth) => tone(frequency, nth * 0.13, nth === 3 ? 0.9 : 0.3)),
  lost: () => [392, 330, 262].forEach((frequency, nth) => tone(frequency, nth * 0.2, nth === 2 ? 0.9 : 0.35, 0.08, "sine")),
  over: () => [523, 659, 523].forEach((frequency, nth) => tone(frequency, nth * 0.14, 0.4)),
};

// Plays a sound, if sounds are on. Browsers let a page sound only once somebody has pressed something.
export function sound(name) {
  if (!on() || !window.AudioContext) return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  SOUNDS[name]?.();
  document.documentElement.dataset.sounded = name;
}

// What a table shows, as far as it sounds.
function state() {
  const { over, rolled, beat, past, wait } = table().dataset;
  const asks = Boolean(document.querySelector(".prompt .choose"));
  return { over, rolled: Number(rolled ?? -1), looks: past !== undefined, waits: beat !== undefined || wait !== undefined, asks };
}

// The sound of what has changed since the page was last painted.
export function sounds(why) {
  if (!table()) return;
  const was = before;
  const now = state();
  before = now;
  if (why === "load" || !was || now.looks || was.looks) return;
  if (now.over && !was.over) sound(now.over);
  else if (now.asks && was.waits) sound("turn");
  else if (now.rolled > was.rolled) sound("dice");
}

// Turning sounds on plays one, so that it can be heard how loud they are.
export function watchSounds() {
  document.getElementById("look")?.addEventListener("change", ({ target }) => {
    if (target.dataset.look === "sound" && target.value) sound("turn");
  });
}
