import { lazy, Suspense } from 'react';
import { useSession } from '#src/session/SessionContext.tsx';
import { FallbackBoundary } from '#src/ui/fallback/FallbackBoundary.tsx';
import { PartMissing } from '../PartMissing.tsx';
import * as styles from './AccountArea.css.ts';
import { VisitorLinks } from './VisitorLinks.tsx';

const AccountBar = lazy(async () => ({ default: (await import('./AccountBar.tsx')).AccountBar }));

/** The header's player area (S2.20), or its login links if nobody is logged in (S2.19). */
export function AccountArea() {
  const { token } = useSession();
  if (token === undefined) return <VisitorLinks />;
  return (
    <div className={styles.face}>
      <FallbackBoundary fallback={<PartMissing />}>
        <Suspense>
          <AccountBar />
        </Suspense>
      </FallbackBoundary>
    </div>
  );
}
