import { type Ref, ref } from 'vue';

const known = new Map<string, Ref<boolean>>();

/** Whether a media query holds, now and later. One listener for each query, for as long as the page lives. */
export function useMediaQuery(query: string): Readonly<Ref<boolean>> {
  let matches = known.get(query);
  if (!matches) {
    const list = window.matchMedia(query);
    const found = ref(list.matches);
    list.addEventListener('change', () => (found.value = list.matches));
    known.set(query, found);
    matches = found;
  }
  return matches;
}
