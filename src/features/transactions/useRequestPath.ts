import { useMemo } from 'react';
import type { Transaction } from '#src/platform/contract.generated.ts';
import { useSiteMenu } from '#src/session/SiteMenuContext.tsx';

interface Screen {
  id: string;
  /** Whether its address takes the reference of the movement. */
  one: boolean;
}

/** The screens that show what movements belong to. */
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
 * Says where the deposit or withdrawal of a movement is shown, or the screen of its transfers, bonuses or rebates; nowhere for
 * other kinds, and on sites without such a screen.
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
