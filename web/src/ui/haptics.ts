/** A short tick in the hand, where the device can and the player wants it. */
export function buzz(wanted: boolean): void {
  if (wanted && 'vibrate' in navigator) {
    navigator.vibrate(10);
  }
}
