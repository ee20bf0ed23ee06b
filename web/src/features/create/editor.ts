import { computed, onScopeDispose, shallowRef, watch } from 'vue';
import { engine } from '@/engine/client';
import { load, store } from '@/stores/storage';
import { Checker } from './checker';
import { type Draft, asDraft, draftShape, emptyDraft } from './draft';
import { type EditCommand, type Editing, type HistoryCommand, edit } from './editing';
import { amend, record, redo, startAt, undo } from './timeline';
import { type Verdict, judge, verdictAtOnce } from './verdict';

const NAME = 'draft';
const USUAL_BOARD = '9';

export type Editor = ReturnType<typeof useEditor>;

/** The draft on the screen: edited, undone, kept in the browser, and judged whenever it changes. */
export function useEditor() {
  const timeline = shallowRef(startAt<Editing>({ draft: asDraft(load(NAME)) ?? emptyDraft(USUAL_BOARD), cursor: 0 }));
  /** What was last known about the draft, or one before it on the same board; null if nothing is known. */
  const verdict = shallowRef<Verdict | null>(null);
  const judged = shallowRef<Draft | null>(null);
  const draft = computed(() => timeline.value.present.draft);
  /** Whether the verdict is still to come. */
  const checking = computed(() => judged.value !== draft.value);

  const checker = new Checker<Draft, Verdict>(
    (wanted) => judge(wanted, (request) => engine.ask('check', request)),
    settle,
  );
  onScopeDispose(() => checker.stop());

  function settle(about: Draft, found: Verdict): void {
    verdict.value = found;
    judged.value = about;
  }

  watch(
    draft,
    (now, before) => {
      if (before) {
        store(NAME, now);
      }
      if (before?.board !== now.board) {
        verdict.value = null;
      }
      const known = verdictAtOnce(now);
      if (known) {
        checker.stop();
        settle(now, known);
      } else {
        checker.want(now);
      }
    },
    // At once: nobody sees a verdict beside a draft on which it does not hold.
    { immediate: true, flush: 'sync' },
  );

  function carryOut(command: EditCommand | HistoryCommand, wrap: boolean): void {
    if (command.do === 'undo' || command.do === 'redo') {
      timeline.value = (command.do === 'undo' ? undo : redo)(timeline.value);
      return;
    }
    const { present } = timeline.value;
    const next = edit(present, command, wrap);
    timeline.value = (next.draft === present.draft ? amend : record)(timeline.value, next);
  }

  /** Another draft in one step that can be undone. */
  function replace(next: Draft): void {
    const cursor = Math.min(timeline.value.present.cursor, draftShape(next).cellCount - 1);
    timeline.value = record(timeline.value, { draft: next, cursor });
  }

  /** The verdict on the draft as it is, as soon as it is there. */
  async function settled(): Promise<Verdict> {
    if (checking.value) {
      await new Promise<void>((resolve) => {
        const stop = watch(checking, () => (stop(), resolve()), { flush: 'sync' });
      });
    }
    return verdict.value!;
  }

  return {
    draft,
    cursor: computed(() => timeline.value.present.cursor),
    canUndo: computed(() => timeline.value.past.length > 0),
    canRedo: computed(() => timeline.value.future.length > 0),
    verdict,
    checking,
    settled,
    carryOut,
    replace,
  };
}
