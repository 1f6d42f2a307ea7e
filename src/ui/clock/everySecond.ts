/**
 * Calls `tick` as each second begins, and at once when a page returns from the background, where browsers slow down timers. `untilNext`
 * gives the milliseconds until the next second. Returns a function that stops it.
 */
export function everySecond(tick: () => void, untilNext: () => number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const plan = () => {
    timer = setTimeout(() => {
      tick();
      plan();
    }, untilNext());
  };
  const wake = () => {
    if (document.visibilityState === 'hidden') return;
    clearTimeout(timer);
    tick();
    plan();
  };
  plan();
  document.addEventListener('visibilitychange', wake);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
  };
}
