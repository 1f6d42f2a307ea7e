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

/** A part of every page of a player. No flag takes it away. */
function OwnPart({ screen }: { screen: string }) {
  const { token } = useSession();
  return token === undefined ? null : <OptionalScreen screen={screen} />;
}

/** Tells a player on a break so, on every page (DECISIONS, player protection). */
export const BreakBanner = () => <OwnPart screen={BREAK_SCREEN} />;

/** Reminds members of a deposit that waits for them, on every page (S2.16). */
export const WaitingDeposit = () => <OwnPart screen={WAITING_DEPOSIT_SCREEN} />;

/** Shows agents a contract that is offered to them, above every page but games (S2.15, S6.6). */
export function ContractPopup({ row }: { row: ModuleRow | undefined }) {
  const { rows } = useSite();
  if (row?.frame === 'bare' || !rows.some(({ id }) => id === 'contracts')) return null;
  return <OwnPart screen={CONTRACT_SCREEN} />;
}

/** The pages that can be read before the new terms are agreed to, and the way out. */
const BEFORE_AGREEING: readonly string[] = ['terms', 'privacy', 'logout'];

/** Asks for the player's word on new terms above every page but those that it is about. */
export function TermsChange({ id }: { id: string | undefined }) {
  return id !== undefined && BEFORE_AGREEING.includes(id) ? null : (
    <OwnPart screen={TERMS_SCREEN} />
  );
}
