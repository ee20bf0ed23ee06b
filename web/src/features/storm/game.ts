import type { Step } from 'shudu-engine';
import { computed, ref, shallowRef } from 'vue';
import type { Composer } from 'vue-i18n';
import { has } from '@/domain/digits';
import { type Outcome, type TechniqueMap, Storm, nextTechnique, reachOf, tallies } from '@/domain/storm';
import type { Level } from '@/domain/puzzle';
import { Shape } from '@/domain/shape';
import { failureText } from '@/engine/failures';
import { type Answer, DrillJudge } from '@/features/drill/judging';
import { JudgementWords } from '@/features/drill/judging-words';
import { drawStep } from '@/features/play/hint-drawing';
import { Speech } from '@/features/play/speech';
import { spoken } from '@/i18n/pairs';
import type { Settings } from '@/stores/settings';
import type { useStorms } from '@/stores/storms';
import { announce } from '@/ui/announcer';
import { NO_HINT } from '@/ui/board/hint-view';
import { Supply } from './supply';

/** Before the run, waiting for a position, looking for the step, reading why an answer was wrong, covered, at the end. */
export type Stage = 'ready' | 'waiting' | 'looking' | 'explained' | 'paused' | 'over';

/** When the time that is left is told to who cannot see the bar. */
const TOLD: readonly (readonly [left: number, key: string])[] = [
  [60_000, 'storm.minuteLeft'],
  [10_000, 'storm.secondsLeft'],
];

/** A storm on the screen. The clock runs only while a step is looked for. */
export class StormGame {
  readonly shape = Shape.named('9')!;
  readonly speech: Speech;
  private readonly words: JudgementWords;
  readonly stage = ref<Stage>('ready');
  readonly judge = shallowRef<DrillJudge | null>(null);
  readonly cursor = ref(40);
  readonly left = ref(0);
  readonly combo = ref(0);
  readonly outcomes = shallowRef<readonly Outcome[]>([]);
  /** What there is to say about the last answer. */
  readonly line = ref('');
  /** The step that was missed. */
  readonly shown = shallowRef<Step | null>(null);
  /** The best of all earlier runs. */
  readonly best = ref(0);
  private isJudging = false;
  private storm = new Storm();
  private supply: Supply;
  private told = 0;

  constructor(
    readonly settings: Settings,
    private readonly t: Composer['t'],
    private readonly storms: ReturnType<typeof useStorms>,
    private readonly solved: readonly Level[],
  ) {
    this.speech = new Speech(t, settings, this.shape);
    this.words = new JudgementWords(t, this.speech, this.shape);
    this.left.value = this.storm.left;
    this.best.value = storms.best;
    this.supply = this.newSupply();
  }

  private newSupply(): Supply {
    const map = this.storms.map;
    const reach = reachOf(map, this.solved);
    let last = '';
    const supply = new Supply((count) => (last = nextTechnique(map, reach, count, last, Math.random())));
    supply.warmUp();
    return supply;
  }

  readonly found = computed(() => this.outcomes.value.filter(({ found }) => found).length);
  readonly tallies = computed((): TechniqueMap => tallies(this.outcomes.value));
  readonly position = computed(() => this.judge.value?.position ?? null);
  /** Whether a digit is to be placed, not a candidate struck out. */
  readonly places = computed(() => (this.position.value?.steps[0]?.placements.length ?? 0) > 0);
  readonly task = computed(() => this.t(this.places.value ? 'storm.place' : 'storm.strike'));
  readonly hint = computed(() => {
    const { judge, shown } = this;
    return judge.value && shown.value
      ? drawStep(judge.value.board, shown.value, (cell) => judge.value!.board.get('centre', cell))
      : NO_HINT;
  });

  /** Begins a run; what was prepared for it is there already. */
  async start(): Promise<void> {
    if (this.stage.value === 'over') {
      this.supply.stop();
      this.supply = this.newSupply();
    }
    this.storm = new Storm();
    this.told = 0;
    this.best.value = this.storms.best;
    this.line.value = '';
    this.refresh();
    await this.next();
  }

  /** Goes to the next position. */
  async next(): Promise<void> {
    this.stage.value = 'waiting';
    this.shown.value = null;
    try {
      const position = await this.supply.next();
      this.judge.value = new DrillJudge(position);
      this.stage.value = 'looking';
      this.storm.clock.start();
      announce(this.line.value ? `${this.line.value} ${this.task.value}.` : `${this.task.value}.`);
    } catch (failure) {
      this.line.value = failureText(this.t, failure);
      this.end();
    }
  }

  /** Whether a digit can be an answer in the cell where the cursor is. */
  isCandidate(digit: number): boolean {
    const board = this.judge.value?.board;
    return board?.digit(this.cursor.value) === 0 && has(board.get('centre', this.cursor.value), digit);
  }

  /** Places a digit in the cell of the cursor, or strikes it out there. What cannot be meant costs nothing. */
  async answer(digit: number): Promise<void> {
    const judge = this.judge.value;
    if (this.stage.value !== 'looking' || this.isJudging || !judge || !this.isCandidate(digit)) {
      return;
    }
    const answer: Answer = { kind: this.places.value ? 'place' : 'strike', cell: this.cursor.value, digit };
    this.isJudging = true;
    this.storm.clock.stop();
    try {
      const judgement = await judge.judge(answer);
      const asked = this.nameOf(judge.position.steps[0]!);
      if (judgement.verdict === 'right' || judgement.verdict === 'other') {
        this.storm.hit(judge.position.technique);
        this.line.value = this.t('storm.right', { technique: this.nameOf(judgement.step) });
        this.refresh();
        await this.next();
      } else {
        this.miss(this.words.text(answer, judgement, asked));
      }
    } catch (failure) {
      // Nobody pays for a failure of the engine.
      this.line.value = failureText(this.t, failure);
      this.storm.clock.start();
    } finally {
      this.isJudging = false;
    }
  }

  /** Gives up a position. */
  skip(): void {
    const step = this.position.value?.steps[0];
    if (this.stage.value === 'looking' && !this.isJudging && step) {
      this.storm.clock.stop();
      this.miss(this.explained(step));
    }
  }

  private explained(step: Step): string {
    return this.t('storm.skipped', { text: this.speech.sentence(spoken(this.t, step.segments)) });
  }

  private miss(text: string): void {
    const { technique, steps } = this.position.value!;
    this.storm.miss(technique);
    this.line.value = text;
    this.shown.value = steps[0]!;
    this.stage.value = 'explained';
    announce(`${this.t('storm.missed', { technique: this.nameOf(steps[0]!) })}. ${text}`);
    this.refresh();
    if (this.storm.isOver) {
      this.end();
    }
  }

  pause(): void {
    if (this.stage.value === 'looking' && !this.isJudging) {
      this.storm.clock.stop();
      this.stage.value = 'paused';
    } else if (this.stage.value === 'paused') {
      this.stage.value = 'looking';
      this.storm.clock.start();
    }
  }

  /** Called again and again while the run lasts. */
  tick(): void {
    if (this.stage.value !== 'looking' || this.isJudging) {
      return;
    }
    this.left.value = this.storm.left;
    const due = TOLD[this.told];
    if (due && this.storm.left <= due[0]) {
      this.told++;
      announce(this.t(due[1]));
    }
    if (this.storm.isOver) {
      // What is told belongs to the board that stays in sight.
      this.line.value = this.explained(this.position.value!.steps[0]!);
      this.end();
    }
  }

  private end(): void {
    this.storm.clock.stop();
    this.supply.stop();
    this.stage.value = 'over';
    this.shown.value = this.position.value?.steps[0] ?? null;
    this.refresh();
    if (this.outcomes.value.length > 0) {
      this.storms.add(this.storm.result(), this.storm.outcomes);
    }
    announce(`${this.t('storm.over')}. ${this.t('storm.foundCount', this.found.value)}`, true);
  }

  result() {
    return this.storm.result();
  }

  leave(): void {
    this.supply.stop();
  }

  private refresh(): void {
    this.left.value = this.storm.left;
    this.combo.value = this.storm.combo;
    this.outcomes.value = [...this.storm.outcomes];
  }

  private nameOf(step: Step): string {
    return spoken(this.t, step.name);
  }
}
