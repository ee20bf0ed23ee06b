import { onBeforeUnmount, ref } from 'vue';
import { download } from '@/ui/download';
import type { PdfAnswer } from './pdf';

/** A PDF on its way: one at a time, and it can be called off. Who leaves the screen calls it off, too. */
export function usePdf() {
  const isBusy = ref(false);
  /** What became of the last try. */
  const told = ref<'' | PdfAnswer['kind'] | 'failed'>('');
  /** What the server said about it. */
  const why = ref('');
  let present: AbortController | null = null;

  /** Does something long; false if it was called off or failed. */
  async function run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    if (present) {
      return;
    }
    const controller = new AbortController();
    present = controller;
    isBusy.value = true;
    told.value = '';
    try {
      await work(controller.signal);
    } catch {
      told.value = controller.signal.aborted ? '' : 'failed';
    } finally {
      present = null;
      isBusy.value = false;
    }
  }

  /** Makes a PDF and gives it to the player under a name. */
  function make(name: string, ask: (signal: AbortSignal) => Promise<PdfAnswer>): Promise<void> {
    return run(async (signal) => {
      const answer = await ask(signal);
      signal.throwIfAborted();
      why.value = answer.kind === 'refused' ? answer.why : '';
      told.value = answer.kind;
      if (answer.kind === 'made') {
        download(name, answer.pdf);
      }
    });
  }

  function cancel(): void {
    present?.abort();
  }

  onBeforeUnmount(cancel);
  return { isBusy, told, why, run, make, cancel };
}

export type PdfMaking = ReturnType<typeof usePdf>;
