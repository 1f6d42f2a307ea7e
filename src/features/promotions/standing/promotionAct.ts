import type { Promotion } from '#src/platform/contract.generated.ts';

/** A player's action for a promotion. */
export type PromotionAct = 'none' | 'logIn' | 'apply' | 'applyAgain' | 'withDeposit' | StatusAct;

/** The one-press actions that change a player's status. */
export type StatusAct = 'join' | 'claim' | 'openTicket';

/** The player's action by status (S4.16). */
function actOfPlayer({ mode, status }: Pick<Promotion, 'mode' | 'status'>): PromotionAct {
  switch (status) {
    case 'join':
      if (mode === 'application') return 'apply';
      return mode === 'deposit' ? 'withDeposit' : 'join';
    case 'claim':
      return mode === 'raffle' ? 'openTicket' : 'claim';
    case 'issued':
      return 'claim';
    case 'rejected':
      return 'applyAgain';
    default:
      return 'none';
  }
}

/** The current action for a promotion; visitors log in for any that needs an account (S6.1). */
export function promotionAct(
  promotion: Pick<Promotion, 'mode' | 'status'>,
  signedIn: boolean,
): PromotionAct {
  const act = actOfPlayer(promotion);
  return signedIn || act === 'none' || act === 'withDeposit' ? act : 'logIn';
}
