import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ScreenSkeleton } from '#src/app/ScreenSkeleton.tsx';
import { useSite } from '#src/app/SiteContext.tsx';
import { accessTo, audienceAt } from '#src/modules/select.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { kindOf, memberQuery } from '#src/session/member.ts';
import { afterPopup, type PopupState, popupState } from '#src/session/popup.ts';
import { useSession } from '#src/session/SessionContext.tsx';
import { LOGIN_PATH } from '#src/session/useAskLogin.ts';

const MemberFailed = lazy(async () => ({
  default: (await import('./MemberFailed.tsx')).MemberFailed,
}));
const RealAccountDialog = lazy(async () => ({
  default: (await import('./RealAccountDialog.tsx')).RealAccountDialog,
}));

/** The agents' login (S2.13). */
export const AGENT_LOGIN_PATH = '/agent';

export interface GuardProps {
  /** Undefined for an unknown address, which anyone may see. */
  row: ModuleRow | undefined;
  children: ReactNode;
}

/**
 * Shows the page to those its row allows, and redirects the rest: visitors to the login and back (S2.14), trial accounts to opening a real
 * one (S4.9), members who are not agents to the agents' login and back (S2.13). The page's screen loads while the platform says who the
 * player is: its code and messages would otherwise be requested after that.
 */
export function Guard({ row, children }: GuardProps) {
  const { token } = useSession();
  const { pathname, search, hash, state } = useLocation();
  const member = useQuery({ ...memberQuery(usePlatform()), enabled: token !== undefined });
  const { preload } = useSite();
  const isOpen = !row || audienceAt(row, search) === 'everyone';
  const isWaiting = !isOpen && token !== undefined && member.isPending;
  const coming = isWaiting ? row.screen : undefined;
  useEffect(() => {
    if (coming !== undefined) preload(coming);
  }, [coming, preload]);
  if (isOpen) return children;
  if (isWaiting) return row.popup ? null : <ScreenSkeleton />;
  if (token !== undefined && !member.data) {
    return <MemberFailed error={member.error} onRetry={member.refetch} />;
  }
  const asked: PopupState = { next: pathname + search + hash };
  switch (accessTo(row, token !== undefined && member.data ? kindOf(member.data) : 'visitor')) {
    case 'open':
      return children;
    case 'login':
      return <Navigate to={LOGIN_PATH} replace state={asked} />;
    case 'agentLogin':
      return <Navigate to={AGENT_LOGIN_PATH} replace state={asked} />;
    case 'onward':
      return <Navigate to={afterPopup(popupState(state))} replace />;
    case 'realAccount':
      return <RealAccountDialog />;
  }
}
