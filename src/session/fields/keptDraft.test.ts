import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dropDraft, dropDrafts, fits, keepDraft, keptDraft } from './keptDraft.ts';

/** A storage whose keys are its own properties, as in a browser. */
function storage() {
  const texts: Record<string, string> = {};
  return Object.defineProperties(texts, {
    getItem: { value: (key: string) => texts[key] ?? null },
    setItem: { value: (key: string, text: string) => Object.assign(texts, { [key]: text }) },
    removeItem: { value: (key: string) => delete texts[key] },
  });
}

afterEach(() => vi.unstubAllGlobals());

describe('a draft of a form', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', storage()));

  it('is kept by form until it is dropped', () => {
    keepDraft('feedback', { content: 'More games' });
    expect(keptDraft('feedback')).toEqual({ content: 'More games' });
    expect(keptDraft('recovery')).toEqual({});
    dropDraft('feedback');
    expect(keptDraft('feedback')).toEqual({});
  });

  it('is dropped with all others when somebody else comes, and nothing else is', () => {
    keepDraft('feedback', { content: 'More games' });
    keepDraft('register', { email: 'me@brand.example' });
    sessionStorage.setItem('merchantCode', 'AURORA01');
    dropDrafts();
    expect({ ...sessionStorage }).toEqual({ merchantCode: 'AURORA01' });
  });

  it.each(['{', 'null', '"text"', '7'])('ignores a stored value that is no draft: %s', (text) => {
    sessionStorage.setItem('livery.draft.feedback', text);
    expect(keptDraft('feedback')).toEqual({});
  });

  it('is empty where the browser allows no storage', () => {
    const refused = () => {
      throw new Error('refused');
    };
    vi.stubGlobal('sessionStorage', { getItem: refused, setItem: refused, removeItem: refused });
    keepDraft('feedback', { content: 'More games' });
    expect(keptDraft('feedback')).toEqual({});
  });
});

describe('a kept value', () => {
  const phone = { countryCode: 'BD', text: '' };

  it.each([
    ['', 'typed', true],
    ['', 7, false],
    ['', undefined, false],
    [null, 'idea', true],
    [null, null, false],
    [phone, { countryCode: 'IN', text: '98' }, true],
    [phone, { text: '98' }, false],
    [phone, 'typed', false],
    [phone, null, false],
  ])('in place of %j, %j is accepted: %s', (initial, kept, expected) => {
    expect(fits(initial, kept)).toBe(expected);
  });
});
