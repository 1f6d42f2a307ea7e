import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPlayers } from '../forgetPlayers.ts';
import {
  dropDraft,
  dropDrafts,
  hasSameShape,
  keepDraft,
  keptDraft,
  restoredValue,
} from './keptDraft.ts';

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

const typed = (value: string) => ({ opened: '', value });

describe('a draft of a form', () => {
  beforeEach(() => vi.stubGlobal('sessionStorage', storage()));

  it('is kept by form until it is dropped', () => {
    keepDraft('feedback', { content: typed('More games') });
    expect(keptDraft('feedback')).toEqual({ content: typed('More games') });
    expect(keptDraft('recovery')).toEqual({});
    dropDraft('feedback');
    expect(keptDraft('feedback')).toEqual({});
  });

  it('is dropped with all others for another player, and nothing else is', () => {
    keepDraft('feedback', { content: typed('More games') });
    keepDraft('register', { email: typed('me@brand.example') });
    sessionStorage.setItem('merchantCode', 'AURORA01');
    dropDrafts();
    expect({ ...sessionStorage }).toEqual({ merchantCode: 'AURORA01' });
  });

  it('is kept on the device for one player, for every tab, until the logout', () => {
    vi.stubGlobal('localStorage', storage());
    keepDraft('deposit', { amount: typed('500') }, 'one');
    vi.stubGlobal('sessionStorage', storage());
    expect(keptDraft('deposit', 'one')).toEqual({ amount: typed('500') });
    expect(keptDraft('deposit', 'other')).toEqual({});
    expect(keptDraft('deposit')).toEqual({});
    forgetPlayers();
    expect(keptDraft('deposit', 'one')).toEqual({});
  });

  it.each(['{', 'null', '"text"', '7'])('ignores an invalid stored value: %s', (text) => {
    sessionStorage.setItem('livery.draft.feedback', text);
    expect(keptDraft('feedback')).toEqual({});
  });

  it('is empty if storage is disabled', () => {
    const refused = () => {
      throw new Error('refused');
    };
    vi.stubGlobal('sessionStorage', { getItem: refused, setItem: refused, removeItem: refused });
    keepDraft('feedback', { content: typed('More games') });
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
    expect(hasSameShape(initial, kept)).toBe(expected);
  });
});

describe('a restored value', () => {
  const kept = (opened: unknown, value: unknown) => ({ opened, value });
  const phone = { countryCode: 'BD', text: '' };
  const number = { countryCode: 'BD', text: '1712' };

  it.each([
    ['typed in an empty field', '', kept('', 'typed'), 'typed'],
    ['chosen where nothing was', null, kept(null, 'idea'), 'idea'],
    ['typed as a number', phone, kept(phone, number), number],
    [
      'typed over a value that is filled in again',
      'FRIEND01',
      kept('FRIEND01', 'OTHER2'),
      'OTHER2',
    ],
    ['cleared, and filled in again', 'FRIEND01', kept('FRIEND01', ''), ''],
  ])('is one that was %s', (_, opened, value, expected) => {
    expect(restoredValue(opened, value)).toEqual(expected);
  });

  it.each([
    ['a field is filled in that was empty then', 'FRIEND01', kept('', 'OLDER7')],
    ['a field is filled in with something else', 'FRIEND01', kept('FRIEND00', 'OLDER7')],
    ['its shape is another', '', kept('', 7)],
    ['nothing was kept', '', undefined],
    ['an earlier version of the site kept it', '', 'typed'],
  ])('is undefined if %s', (_, opened, value) => {
    expect(restoredValue(opened, value)).toBeUndefined();
  });
});
