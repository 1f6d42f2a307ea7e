import { useMemo } from 'react';
import type { Transaction } from '#src/platform/contract.generated.ts';
import { useSiteMenu } from '#src/session/SiteMenuContext.tsx';

interface Screen {
  id: string;
  /** Whether its URL takes the movement's reference. */
  one: boolean;
}

/** The screen for each kind of movement. */
const SCREENS: Partial<Record<Transaction['kind'], Screen>> = {
  deposit: { id: 'deposit', one: true },
  'withdrawal-hold': { id: 'withdraw', one: true },
  'withdrawal-release': { id: 'withdraw', one: true },
  'wallet-transfer': { id: 'transfers', one: false },
  'member-transfer': { id: 'lineTransfer', one: false },
  bonus: { id: 'bonuses', one: false },
  rebate: { id: 'rebates', one: false },
};

/**
 * Returns the path of a movement's deposit or withdrawal, or of the screen of its transfers, bonuses or rebates; undefined for other kinds,
 * and if the site has no such screen.
 */
export function useRequestPath(): (movement: Transaction) => string | undefined {
  const { groups } = useSiteMenu();
  return useMemo(() => {
    const routes = new Map(groups.flatMap(({ rows }) => rows.map(({ id, route }) => [id, route])));
    return ({ kind, reference }) => {
      const screen = SCREENS[kind];
      const route = screen && routes.get(screen.id);
      return route && screen.one ? `${route}?${new URLSearchParams({ reference })}` : route;
    };
  }, [groups]);
}
