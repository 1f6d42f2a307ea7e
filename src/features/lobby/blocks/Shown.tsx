import type { ReactNode } from 'react';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useRootState } from '#src/session/rootState.ts';
import { useSession } from '#src/session/SessionContext.tsx';
import { useFlags } from '#src/session/useFlags.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import type { HomeBlock } from './homeBlock.ts';
import { useInPeriod } from './useInPeriod.ts';

type ShowWhen = NonNullable<HomeBlock['show']>;

function InPeriod({
  from,
  until,
  children,
}: Pick<ShowWhen, 'from' | 'until'> & { children: ReactNode }) {
  return useInPeriod(from, until) && children;
}

function Limited({
  audience,
  theme,
  flag,
  children,
  ...period
}: ShowWhen & { children: ReactNode }) {
  const { themes } = useBrand();
  const current = useRootState('theme', themes.default);
  const isPlayer = useSession().token !== undefined;
  const flags = useFlags();
  const hydrated = useHydrated();
  if (audience !== 'everyone' && (audience === 'player') !== isPlayer) return null;
  if (theme !== undefined && theme !== current) return null;
  if (flag !== undefined && !flags[flag]) return null;
  if (period.from === undefined && period.until === undefined) return children;
  // A prerendered page is older than the moment at which it is opened.
  return hydrated && <InPeriod {...period}>{children}</InPeriod>;
}

/** A block, while its conditions hold: audience, theme, flag and period. */
export function Shown({ show, children }: { show: ShowWhen | undefined; children: ReactNode }) {
  return show ? <Limited {...show}>{children}</Limited> : children;
}
