import * as engine from 'shudu-engine';
import type { Question, Reply } from './messages';

/** Runs the engine beside the page, so that the board answers at once whatever is being computed. */
self.onmessage = ({ data }: MessageEvent<Question>): void => {
  const reply: Reply = { number: data.number, answer: engine.answer(data.operation, data.request) };
  self.postMessage(reply);
};
