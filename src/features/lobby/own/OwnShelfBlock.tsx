import { lazy, Suspense } from 'react';
import { useSession } from '#src/session/SessionContext.tsx';
import type { OwnList } from './hadGames.ts';

/** For players only. The lobby works without it if it fails to load. */
const MemberShelf = lazy(() =>
  import('./MemberShelf.tsx').then(
    ({ MemberShelf }) => ({ default: MemberShelf }),
    () => ({ default: () => null }),
  ),
);

/** A list of the player's own games, once there is a session. */
export function OwnShelfBlock({ list }: { list: OwnList }) {
  const { token } = useSession();
  return (
    token !== undefined && (
      <Suspense>
        <MemberShelf list={list} />
      </Suspense>
    )
  );
}
