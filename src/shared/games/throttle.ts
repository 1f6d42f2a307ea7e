/** Limits calls to one in `intervalMs` for each key: the first passes, and those within the interval after it do not. */
export function throttle(intervalMs: number, now = () => performance.now()) {
  const passed = new Map<number, number>();
  return (key: number): boolean => {
    const at = now();
    const last = passed.get(key);
    if (last !== undefined && at - last < intervalMs) return false;
    passed.set(key, at);
    return true;
  };
}
