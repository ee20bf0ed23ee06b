/** A few short tones, made by the browser: nothing to load. */
export type Sound = 'place' | 'note' | 'clear' | 'house' | 'win';

/** A tone: how high in hertz, when it begins and how long it lasts in seconds, how loud from 0 to 1. */
type Tone = readonly [height: number, begins: number, lasts: number, loud: number];

/** Tones of one pentatonic scale on D, which sound well in any order. */
const TONES: Record<Sound, readonly Tone[]> = {
  place: [[587.33, 0, 0.09, 0.16]],
  note: [[880, 0, 0.05, 0.07]],
  clear: [[293.66, 0, 0.08, 0.12]],
  house: [
    [587.33, 0, 0.12, 0.14],
    [880, 0.09, 0.2, 0.14],
  ],
  win: [
    [587.33, 0, 0.16, 0.16],
    [739.99, 0.12, 0.16, 0.16],
    [880, 0.24, 0.16, 0.16],
    [1174.66, 0.36, 0.5, 0.16],
  ],
};

let context: AudioContext | undefined;

/** Makes a sound, where the player wants it and the browser can. */
export function sound(wanted: boolean, name: Sound): void {
  if (!wanted || typeof AudioContext === 'undefined') {
    return;
  }
  // Browsers give a voice only to pages that somebody has touched, so not before the first sound.
  context ??= new AudioContext();
  if (context.state === 'suspended') {
    void context.resume();
  }
  for (const tone of TONES[name]) {
    play(context, tone);
  }
}

function play(audio: AudioContext, [height, begins, lasts, loud]: Tone): void {
  const start = audio.currentTime + begins;
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: height });
  const volume = new GainNode(audio, { gain: 0 });
  // A tone that begins or ends at once clicks.
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud, start + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + lasts);
}
