import type { Step } from 'shudu-engine';
import { type Ref, onUnmounted, shallowRef, watch } from 'vue';
import type { Game } from '@/domain/game';
import type { Outcome } from '@/features/results/outcome';
import { type Available, byEase, lookFurther, positionOf } from './available';

/** Whoever drags along the curve wants to see the steps of where he stops. */
const REST_MS = 150;

/** Looks for the steps of the moment that is looked at, once it is known what came of the game. */
export function useFinding(
  game: Game,
  solution: string | null,
  at: Readonly<Ref<number>>,
  outcome: Readonly<Ref<Outcome | null>>,
  failed: (error: unknown) => void,
) {
  const available = shallowRef<Available | null>(null);
  /** The step that is drawn on the board. */
  const chosen = shallowRef<Step | null>(null);
  let timer = 0;
  let asked = 0;

  function look({ way, techniques }: Outcome): void {
    window.clearTimeout(timer);
    available.value = null;
    chosen.value = null;
    asked++;
    // On boards that are too large for the other techniques hints know only singles.
    const left = way.size > 0 ? byEase(techniques) : [];
    timer = window.setTimeout(() => void find({ steps: [], left }), REST_MS);
  }

  async function find(from: Pick<Available, 'steps' | 'left'>): Promise<void> {
    const question = ++asked;
    game.history.goTo(at.value);
    const position = positionOf(game.puzzle, game.board, solution);
    try {
      const found = await lookFurther(position, from, () => question === asked);
      if (found) {
        available.value = found;
      }
    } catch (error) {
      failed(error);
    }
  }

  watch([at, outcome], () => outcome.value && look(outcome.value));
  onUnmounted(() => {
    window.clearTimeout(timer);
    asked++;
  });
  return { available, chosen, find };
}
