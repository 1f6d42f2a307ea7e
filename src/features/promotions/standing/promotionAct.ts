import type { Promotion } from '#src/platform/contract.generated.ts';

/** What can be done about a promotion now. */
export type PromotionAct = 'none' | 'logIn' | 'apply' | 'applyAgain' | 'withDeposit' | StandingAct;

/** What one press does, and changes where the player stands. */
export type StandingAct = 'join' | 'claim' | 'openTicket';

/** What a player who stands so can do (S4.16). */
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

/** What can be done about a promotion; visitors log in for all that needs an account (S6.1). */
export function promotionAct(
  promotion: Pick<Promotion, 'mode' | 'status'>,
  signedIn: boolean,
): PromotionAct {
  const act = actOfPlayer(promotion);
  return signedIn || act === 'none' || act === 'withDeposit' ? act : 'logIn';
}
