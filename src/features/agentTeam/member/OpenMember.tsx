import { lazy, Suspense } from 'react';

const MemberSheet = lazy(async () => ({
  default: (await import('./MemberSheet.tsx')).MemberSheet,
}));

export interface OpenMemberProps {
  /** The account of the member whose details are open, if any. */
  account: string | undefined;
  onClose: () => void;
}

/** The details of a member above the team, if open. */
export function OpenMember({ account, onClose }: OpenMemberProps) {
  if (account === undefined) return null;
  return (
    <Suspense fallback={null}>
      <MemberSheet account={account} onClose={onClose} />
    </Suspense>
  );
}
