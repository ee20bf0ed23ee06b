import { onMounted, shallowRef } from 'vue';
import { useI18n } from 'vue-i18n';
import { engine } from '@/engine/client';
import { toast } from '@/ui/toasts';
import { pendingImport, useIncomingData } from './incoming';
import { type Reading, readText } from './reading';
import { MOST_BYTES, readTextFile } from './text-file';

/** What became of a text or a file. The name is the file's; there is none if the text was pasted or typed. */
export type Outcome =
  | { is: 'busy' }
  | { is: 'read'; name: string | null; text: string; reading: Reading }
  | { is: 'refused'; name: string | null; problem: 'too-large' | 'too-long' | 'binary' | 'unreadable' }
  | { is: 'failed'; error: unknown };

export type Importer = ReturnType<typeof useImporter>;

/** Reads what is pasted or dropped anywhere on the page, chosen, typed, or brought along from another screen. */
export function useImporter(found: (reading: Reading) => void) {
  const { t } = useI18n();
  const outcome = shallowRef<Outcome | null>(null);

  /** Shows what a task finds out, unless something else was read meanwhile. */
  async function show(task: () => Promise<Outcome>): Promise<void> {
    const busy: Outcome = { is: 'busy' };
    outcome.value = busy;
    const result = await task().catch((error: unknown): Outcome => ({ is: 'failed', error }));
    if (outcome.value === busy) {
      outcome.value = result;
      if (result.is === 'read') {
        found(result.reading);
      }
    }
  }

  async function parse(text: string, name: string | null): Promise<Outcome> {
    const reading = await readText(text, (request) => engine.ask('parse', request));
    return { is: 'read', name, text, reading };
  }

  function readString(text: string): Promise<void> {
    return show(async () =>
      text.length > MOST_BYTES ? { is: 'refused', name: null, problem: 'too-long' } : parse(text, null),
    );
  }

  function readFile(file: File): Promise<void> {
    return show(async () => {
      const content = await readTextFile(file);
      return 'text' in content
        ? parse(content.text, file.name)
        : { is: 'refused', name: file.name, problem: content.problem };
    });
  }

  function take(data: DataTransfer): void {
    const file = data.files[0];
    const text = data.getData('text/plain');
    if (file) {
      void readFile(file);
      if (data.files.length > 1) {
        toast(t('create.import.onlyFirst'));
      }
    } else if (text) {
      void readString(text);
    }
  }

  /** Whether something is held over the page to be dropped. */
  const dragging = useIncomingData(take);
  onMounted(() => {
    const brought = pendingImport.value;
    if (brought !== null) {
      pendingImport.value = null;
      void readString(brought);
    }
  });

  return { outcome, dragging, readString, readFile };
}
