import { describe, expect, it } from 'vitest';
import { markClosed, markShown } from './keepPopupMarks.ts';
import { isPopupDue, type MarkStores } from './popupMarks.ts';

function memory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}
function stores(device = memory()) {
  const tab = memory();
  return { tab: () => tab, device: () => device };
}

describe('the announcement popup (S4.10)', () => {
  it('is due once a session, to each audience', () => {
    const marks = stores();
    expect(isPopupDue(marks, 'B', 4)).toBe(true);
    markShown(marks, 'B', 4);
    expect(isPopupDue(marks, 'B', 5)).toBe(false);
    expect(isPopupDue(marks, 'A', 5)).toBe(true);
    expect([...marks.tab().kept.keys()]).toEqual(['ANONYMOUS_POPUP']);
  });

  it('is due again in the next session, unless it was dismissed and nothing newer exists', () => {
    const marks = stores();
    markShown(marks, 'A', 7);
    markClosed(marks, 'A', 7);
    const next = stores(marks.device());
    expect(isPopupDue(next, 'A', 7)).toBe(false);
    expect(isPopupDue(next, 'A', 8)).toBe(true);
    expect(isPopupDue(next, 'B', 7)).toBe(true);
    expect([...marks.device().kept.keys()]).toEqual(['USER_POPUP']);
  });

  it('is shared by first and later logins', () => {
    const marks = stores();
    markShown(marks, 'F', 9);
    expect(isPopupDue(marks, 'A', 9)).toBe(false);
  });

  it('is never due if the mark cannot be stored', () => {
    const refused = () => {
      throw new DOMException('storage is off', 'SecurityError');
    };
    const off: MarkStores = { tab: refused, device: refused };
    expect(isPopupDue(off, 'B', 4)).toBe(false);
    expect(() => markShown(off, 'B', 4)).not.toThrow();
  });
});
