/** The localStorage key of a visitor's age confirmation. */
const KEY = 'livery.ofAge';

/** Whether a visitor on this device confirmed to be at least `age` years old (S5.6). */
export function ageConfirmed(age: number): boolean {
  try {
    return Number(localStorage.getItem(KEY)) >= age;
  } catch {
    // Storage is disabled: the question is asked each time.
    return false;
  }
}

/** Saves on the device that its visitor is at least `age` years old. */
export function confirmAge(age: number): void {
  try {
    localStorage.setItem(KEY, String(age));
  } catch {
    // As above: it holds for this page.
  }
}
