import type { Ref } from 'vue';
import { useI18n } from 'vue-i18n';
import { pendingImport, useIncomingData } from '@/features/create/incoming';
import { readTextFile } from '@/features/create/text-file';
import { goTo } from '@/router';
import { toast } from '@/ui/toasts';

/** Takes whatever is pasted or dropped anywhere on the screen to where puzzles are read; tells while one hovers. */
export function useIncoming(): { isHovering: Ref<boolean> } {
  const { t } = useI18n();

  function openText(text: string): void {
    if (text.trim()) {
      pendingImport.value = text;
      goTo('create');
    }
  }

  async function open(data: DataTransfer): Promise<void> {
    const [file] = data.files;
    if (!file) {
      openText(data.getData('text/plain'));
      return;
    }
    const read = await readTextFile(file);
    if ('text' in read) {
      openText(read.text);
    } else {
      toast(t(`home.file.${read.problem}`));
    }
  }

  return { isHovering: useIncomingData((data) => void open(data)) };
}
