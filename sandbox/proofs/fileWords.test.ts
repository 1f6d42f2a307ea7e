import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BET_WORDS } from '#sandbox/domains/bets/betWords.ts';
import { RECORD_WORDS } from '#sandbox/domains/wallet/recordWords.ts';
import { inLanguage } from '#sandbox/kernel/text/language.ts';

/** The messages of a screen in a language. */
const messagesOf = (feature: string, language: string) =>
  JSON.parse(
    readFileSync(new URL(`../../languages/${language}/${feature}.json`, import.meta.url), 'utf8'),
  );

it.each(['en', 'bn'] as const)(
  'files of records in %s use the words of their screens',
  (language) => {
    const transactions = messagesOf('transactions', language);
    const { kinds, mainWallet, head } = inLanguage(RECORD_WORDS, language);
    expect(transactions.kind).toMatchObject(kinds);
    expect(transactions).toMatchObject({ mainWallet });
    const labels = ['time', 'what', 'reference', 'wallet', 'amount', 'balance', 'note'];
    expect(head).toEqual(labels.map((label) => transactions[label]));
    const bets = messagesOf('bets', language);
    const words = inLanguage(BET_WORDS, language);
    expect(bets.state).toMatchObject(words.states);
    const betLabels = [
      ...['placed', 'settledAt', 'round', 'game', 'vendor', 'selection', 'status'],
      ...['stake', 'validStake', 'bonusStake', 'payout', 'net'],
    ];
    expect(words.head).toEqual(betLabels.map((label) => bets[label]));
  },
);
