import { lazy, Suspense } from 'react';
import { useSite } from '#src/app/SiteContext.tsx';
import { Spare } from '#src/app/Spare.tsx';
import { useViewer } from '#src/session/useMember.ts';

const OpenDepositNotice = lazy(async () => ({
  default: (await import('#src/shared/deposits/OpenDepositNotice.tsx')).OpenDepositNotice,
}));

/** The pages that show the open deposit themselves. */
const OWN_PAGES: readonly string[] = ['deposit', 'member'];

/** Reminds members on every page of a deposit that waits for them (S2.16). */
export function WaitingDeposit({ id }: { id: string | undefined }) {
  const viewer = useViewer();
  const { rows } = useSite();
  if (viewer !== 'member' && viewer !== 'agent') return null;
  if (!rows.some((row) => row.id === 'deposit') || OWN_PAGES.includes(id ?? '')) return null;
  return (
    <Spare>
      <Suspense>
        <OpenDepositNotice />
      </Suspense>
    </Spare>
  );
}
