import type { ReactNode } from 'react';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useRootState } from '#src/session/rootState.ts';
import { useSession } from '#src/session/SessionContext.tsx';
import { useFlags } from '#src/session/useFlags.ts';
import type { HomeBlock } from './block.ts';
import { InPeriod } from './InPeriod.tsx';

type ShowWhen = NonNullable<HomeBlock['show']>;

function Limited({
  place,
  audience,
  theme,
  flag,
  from,
  until,
  children,
}: ShowWhen & { place: string; children: ReactNode }) {
  const { themes } = useBrand();
  const current = useRootState('theme', themes.default);
  const isPlayer = useSession().token !== undefined;
  const flags = useFlags();
  if (audience !== 'everyone' && (audience === 'player') !== isPlayer) return null;
  if (theme !== undefined && theme !== current) return null;
  if (flag !== undefined && !flags[flag]) return null;
  if (from === undefined && until === undefined) return children;
  return (
    <InPeriod place={place} from={from} until={until}>
      {children}
    </InPeriod>
  );
}

export interface ConditionalBlockProps {
  /** The block's path below `pages` in the manifest: `home.3`. */
  place: string;
  show: ShowWhen | undefined;
  children: ReactNode;
}

/** A block, while its conditions hold: audience, theme, flag and period. */
export function ConditionalBlock({ place, show, children }: ConditionalBlockProps) {
  return show ? (
    <Limited place={place} {...show}>
      {children}
    </Limited>
  ) : (
    children
  );
}
