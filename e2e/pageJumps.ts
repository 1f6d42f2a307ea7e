/** The highest layout shift score that counts as good in Web Vitals. */
export const STEADY = 0.1;

/** Measures layout shift as Web Vitals does, by the worst session window, and clears the page's cached responses. */
export function beginPage(): void {
  try {
    sessionStorage.clear();
  } catch {
    // A frame without an origin has no storage.
  }
  let [began, last, sum, worst] = [0, 0, 0, 0];
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      const { value, hadRecentInput } = shift as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (hadRecentInput) continue;
      const at = shift.startTime;
      if (at - last > 1000 || at - began > 5000) [began, sum] = [at, 0];
      last = at;
      sum += value;
      worst = Math.max(worst, sum);
    }
    document.documentElement.dataset.jumped = String(worst);
  }).observe({ type: 'layout-shift', buffered: true });
}
