import { describe, expect, it } from 'vitest';
import { languageFacts } from '#scripts/languages/languageFacts.ts';
import { scriptWords } from '../words.ts';
import { sentenceOf } from './sentence.js';

const speech = {
  words: scriptWords('en'),
  ...{
    language: 'en',
    dayPeriods: null,
    timeZone: 'Asia/Dhaka',
    grouping: 'lakh',
    decimals: 2,
    symbol: '৳',
  },
};
const leaves = { reels: ['🍃', '🍃', '🐚'] };

describe('the result text of a round', () => {
  it('has separators and two decimals, even if the stake was typed without them (S9.4)', () => {
    expect(sentenceOf(leaves, { stake: '100', payout: '150000.00' }, speech)).toBe(
      'Leaf, Leaf, Shell. You win ৳1,50,000.00.',
    );
    expect(sentenceOf(leaves, { stake: '5000', payout: '0.00' }, speech)).toContain(
      'You staked ৳5,000.00.',
    );
  });

  it('reports no win if the stake or less is returned', () => {
    expect(sentenceOf(leaves, { stake: '10', payout: '5.00' }, speech)).toBe(
      'Leaf, Leaf, Shell. You got back ৳5.00 of your ৳10.00 stake.',
    );
    expect(sentenceOf(leaves, { stake: '10', payout: '10.00' }, speech)).toContain(
      'Your stake of ৳10.00 is returned.',
    );
  });

  it('ends sentences and writes times as Bengali does', () => {
    const language = 'bn';
    const { dayPeriods = null } = languageFacts(language);
    const bengali = { ...speech, language, dayPeriods, words: scriptWords(language) };
    const amounts = { stake: '10', payout: '10.00' };
    expect(sentenceOf(leaves, amounts, bengali)).toMatch(/^পাতা, পাতা, শামুক। /);
    const waits = { issue: '20260302-0841', drawsAt: '2026-03-02T14:01:00Z' };
    expect(sentenceOf(waits, amounts, bengali)).toContain('রাত 8:01-এ');
  });

  it('describes the outcome in words, for every game', () => {
    const amounts = { stake: '10', payout: '0.00' };
    const said = (shown: Parameters<typeof sentenceOf>[0]) => sentenceOf(shown, amounts, speech);
    expect(said({ match: 'KIT-HER', winner: 'away', score: [1, 2] })).toContain(
      'Northbank Kites 1 – 2 Delta Herons. Winner: Delta Herons.',
    );
    expect(said({ match: 'KIT-HER', winner: 'draw', score: [1, 1] })).toContain('Draw.');
    expect(said({ fish: 'shark', caught: 0 })).toContain('Shark got away.');
    expect(said({ goal: 200, end: 134 })).toContain('ended at × 1.34, your target was × 2.00');
    expect(said({ cards: ['Q♠', '3♦'], winner: 'left' })).toContain('Q♠ 3♦. Winner: Left.');
    expect(said({ issue: '20260302-0841', drawsAt: '2026-03-02T14:01:00Z' })).toContain(
      '8:01 PM (20260302-0841)',
    );
  });
});
