import { ClaimButton } from './ClaimButton.tsx';
import { JoinButton } from './JoinButton.tsx';
import type { StatusAct } from './promotionAct.ts';
import type { PromotionStatusButtonProps } from './promotionStatusButtonProps.ts';
import { TicketButton } from './TicketButton.tsx';

const BUTTONS = { join: JoinButton, claim: ClaimButton, openTicket: TicketButton };

/** The button that changes the player's status. */
export function PromotionStatusButton({
  act,
  ...look
}: PromotionStatusButtonProps & { act: StatusAct }) {
  const Own = BUTTONS[act];
  return <Own {...look} />;
}
