import type { Promotion } from '#src/platform/contract.generated.ts';
import type { ButtonLook } from '#src/ui/button/Button.tsx';

/** What every button takes that changes where the player stands. */
export interface StandingButtonProps extends Required<Pick<ButtonLook, 'tone'>> {
  promotion: Promotion;
}
