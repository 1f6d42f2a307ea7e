import { useMemo } from 'react';
import type { Transaction } from '#src/platform/contract.generated.ts';
import { useSiteMenu } from '#src/session/SiteMenuContext.tsx';

/** The screens of the requests that movements belong to. */
const SCREENS: Partial<Record<Transaction['kind'], string>> = {
  deposit: 'deposit',
  'withdrawal-hold': 'withdraw',
  'withdrawal-release': 'withdraw',
};

/** Says where the deposit or withdrawal of a movement is shown; nowhere for other kinds, and on sites without such a screen. */
export function useRequestPath(): (movement: Transaction) => string | undefined {
  const { groups } = useSiteMenu();
  return useMemo(() => {
    const routes = new Map(groups.flatMap(({ rows }) => rows.map(({ id, route }) => [id, route])));
    return ({ kind, reference }) => {
      const route = routes.get(SCREENS[kind] ?? '');
      return route && `${route}?${new URLSearchParams({ reference })}`;
    };
  }, [groups]);
}
