import { OptionalScreen } from '#src/app/OptionalScreen.tsx';
import { useSite } from '#src/app/SiteContext.tsx';
import {
  BREAK_SCREEN,
  CONTRACT_SCREEN,
  TERMS_SCREEN,
  WAITING_DEPOSIT_SCREEN,
} from '#src/modules/registry.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { useSession } from '#src/session/SessionContext.tsx';

/** A part of every player page. No flag turns it off. */
function OwnPart({ screen }: { screen: string }) {
  const { token } = useSession();
  return token === undefined ? null : <OptionalScreen screen={screen} />;
}

/** The notice on every page of a break (DECISIONS, player protection). */
export const BreakBanner = () => <OwnPart screen={BREAK_SCREEN} />;

/** The reminder of a waiting deposit, on every member page (S2.16). */
export const WaitingDeposit = () => <OwnPart screen={WAITING_DEPOSIT_SCREEN} />;

/** The popup that offers a contract to agents, above every page but games (S2.15, S6.6). */
export function ContractPopup({ row }: { row: ModuleRow | undefined }) {
  const { rows } = useSite();
  if (row?.frame === 'bare' || !rows.some(({ id }) => id === 'contracts')) return null;
  return <OwnPart screen={CONTRACT_SCREEN} />;
}

/** The pages that can be read before the new terms are accepted, and the logout. */
const BEFORE_AGREEING: readonly string[] = ['terms', 'privacy', 'logout'];

/** Asks the player to accept new terms, above every page but those needed to read them. */
export function TermsChange({ id }: { id: string | undefined }) {
  return id !== undefined && BEFORE_AGREEING.includes(id) ? null : (
    <OwnPart screen={TERMS_SCREEN} />
  );
}
