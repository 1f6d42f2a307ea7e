import { expect, it } from 'vitest';
import { betWords } from '#sandbox/domains/bets/betWords.ts';
import { recordWords } from '#sandbox/domains/wallet/recordWords.ts';
import { SOURCE, TAGS } from '#scripts/languages/languageFolders.ts';
import bets from '#words/bets.json' with { type: 'json' };
import transactions from '#words/transactions.json' with { type: 'json' };

it('files of records use the words of their screens', () => {
  const { head, kind, mainWallet } = recordWords(SOURCE);
  const { time, what, reference, wallet, amount, balance, note } = transactions;
  expect(head).toEqual([time, what, reference, wallet, amount, balance, note]);
  expect([kind('stake'), mainWallet]).toEqual([transactions.kind.stake, transactions.mainWallet]);
  const { placed, settledAt, round, game, vendor, selection, status } = bets;
  const figures = [bets.stake, bets.validStake, bets.bonusStake, bets.payout, bets.net];
  expect(betWords(SOURCE).head).toEqual([
    ...[placed, settledAt, round, game, vendor, selection, status],
    ...figures,
  ]);
  expect(betWords(SOURCE).state('void')).toBe(bets.state.void);
});

it('files of records are in words of their own in every language', () => {
  const files = TAGS.map((tag) => [recordWords(tag).head, betWords(tag).head]);
  expect(new Set(files.map((heads) => JSON.stringify(heads))).size).toBe(TAGS.length);
});
