import type { Promotion } from '#src/platform/contract.generated.ts';
import type { ButtonLook } from '#src/ui/button/Button.tsx';

/** The props of every button that changes a player's status. */
export interface PromotionStatusButtonProps extends Required<Pick<ButtonLook, 'tone'>> {
  promotion: Promotion;
}
