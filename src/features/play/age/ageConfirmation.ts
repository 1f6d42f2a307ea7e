/** Where a device keeps that its visitor has confirmed to be of age. */
const KEY = 'livery.ofAge';

/** Whether a visitor of this device has confirmed to be at least `age` years old (S5.6). */
export function ageConfirmed(age: number): boolean {
  try {
    return Number(localStorage.getItem(KEY)) >= age;
  } catch {
    // Storage is switched off: the question is asked each time.
    return false;
  }
}

/** Keeps on the device that its visitor is at least `age` years old. */
export function confirmAge(age: number): void {
  try {
    localStorage.setItem(KEY, String(age));
  } catch {
    // As above: it holds for this page.
  }
}
