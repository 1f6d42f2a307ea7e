import { describe, expect, it } from 'vitest';
import type { PromotionMode, PromotionStatus } from '#src/platform/contract.generated.ts';
import { promotionAct } from './promotionAct.ts';

describe('promotionAct', () => {
  it.each<[PromotionMode, PromotionStatus | null, string, string]>([
    ['turnover', 'join', 'join', 'logIn'],
    ['raffle', 'join', 'join', 'logIn'],
    ['application', 'join', 'apply', 'logIn'],
    ['deposit', 'join', 'withDeposit', 'withDeposit'],
    ['claim', 'claim', 'claim', 'logIn'],
    ['turnover', 'claim', 'claim', 'logIn'],
    ['raffle', 'claim', 'openTicket', 'logIn'],
    ['application', 'issued', 'claim', 'logIn'],
    ['application', 'rejected', 'applyAgain', 'logIn'],
    ['application', 'applying', 'none', 'none'],
    ['turnover', 'process', 'none', 'none'],
    ['turnover', 'joined', 'none', 'none'],
    ['turnover', 'claimed', 'none', 'none'],
    ['turnover', 'expired', 'none', 'none'],
    ['turnover', 'coming_soon', 'none', 'none'],
    ['notice', null, 'none', 'none'],
  ])(
    'gives the mode %s at %s to a player as %s, to a visitor as %s (S4.16, S6.1)',
    (mode, status, player, visitor) => {
      expect(promotionAct({ mode, status }, true)).toBe(player);
      expect(promotionAct({ mode, status }, false)).toBe(visitor);
    },
  );
});
