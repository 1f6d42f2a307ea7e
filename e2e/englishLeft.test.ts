import { describe, expect, it } from 'vitest';
import { englishFinder } from './englishLeft.ts';

const source = new Map([
  ['cashier:deposit', 'Deposit'],
  ['cashier:least', 'At least {{amount}}'],
  ['rewards:vip', 'VIP'],
  ['rewards:level', 'VIP {{level}} <b>Bonus</b>'],
]);
const own = new Map([
  ['cashier:deposit', 'Einzahlen'],
  ['cashier:least', 'Mindestens {{amount}}'],
  ['rewards:vip', 'VIP'],
  ['rewards:level', 'VIP {{level}} <b>Bonus</b>'],
]);
const find = englishFinder({ source, own, names: ['Amber Loom', 'Rahim', 'Deposit Bank'] });

/** What is left of these texts if the page in the source language has all of them. */
const left = (...texts: string[]): string[] => find(texts, texts);

describe('the English that is left on a page', () => {
  it('is a text of several words that the page has in English as well', () => {
    expect(left('Good morning')).toEqual(['Good morning']);
  });

  it('is a single word of the English catalogue, but no other word', () => {
    expect(left('Deposit', 'Kantha')).toEqual(['Deposit']);
  });

  it('is no text that the page in English has not', () => {
    expect(find(['Good morning'], ['Good evening'])).toEqual([]);
  });

  it('is no name, though it has a word of the catalogue', () => {
    expect(left('Amber Loom', 'Deposit Bank · Rahim')).toEqual([]);
    expect(left('Deposit for Rahim')).toEqual(['Deposit for Rahim']);
  });

  it('is no loan word that the language keeps in a message of its own', () => {
    expect(left('VIP', 'VIP 3', 'Bonus')).toEqual([]);
  });

  it('is no address, code, amount or currency', () => {
    expect(left('k***@example.com', 'TRX-2048 AB12', 'BDT 1,000', 'help.example.com')).toEqual([]);
  });

  it('is not found in another script', () => {
    expect(left('Ὀδυσσεύς ἔφη')).toEqual([]);
  });
});
