import { ref } from 'vue';
import { type Day, dayAt } from '@/domain/dates';

/** The player's own day. It changes at midnight, also while the game is open or asleep. */
export const today = ref<Day>(dayAt(new Date()));

function look(): void {
  today.value = dayAt(new Date());
}

// A timer until midnight would be late on a computer that slept, or wrong after a flight.
setInterval(look, 10_000);
document.addEventListener('visibilitychange', look);
window.addEventListener('focus', look);
