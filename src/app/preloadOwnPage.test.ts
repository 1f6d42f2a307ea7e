import { expect, it } from 'vitest';
import { createQueryClient } from '#src/app/queryClient.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';
import type { memberQuery } from '#src/session/member.ts';
import { preloadOwnPage } from './preloadOwnPage.ts';

const page = {
  brand: {
    languages: { default: 'qaa' },
    modules: {},
    categories: ['RNG'],
    wallet: { single: true },
  },
  language: 'qaa',
} as const;

/** Opens an address, and returns the calls and screens that it loads. */
function opens(path: string, token: string | undefined, language = 'qaa') {
  const loaded: string[] = [];
  const platform = {
    call: async () => {
      loaded.push('member');
      return EXAMPLES.getMemberInfo.value;
    },
  } as unknown as Parameters<typeof memberQuery>[0];
  const queryClient = createQueryClient();
  preloadOwnPage({
    ...{ page: { ...page, language }, path, platform, queryClient },
    session: { token: () => token },
    preload: (screen) => void loaded.push(screen),
  });
  return loaded.sort();
}

it.each([
  ['/transactions', 'qaa'],
  ['/member/transactionHistory/', 'qaa'],
  ['/qab/transactions', 'qab'],
])('asks who the player is and loads the screen of %s', (path, language) => {
  expect(opens(path, 'token', language)).toEqual(['member', 'transactions/TransactionsScreen']);
});

it.each(['/', '/login', '/nowhere'])('loads no screen for %s', (path) => {
  expect(opens(path, 'token')).toEqual(['member']);
});

it('does nothing for a visitor', () => {
  expect(opens('/transactions', undefined)).toEqual([]);
});
