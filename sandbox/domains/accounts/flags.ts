import type { Control } from '#sandbox/kernel/control/control.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';

type Flag = keyof ResolvedBrand['flags'];

/** Whether a whitelabel flag is on for a merchant: as in its manifest, unless a tester has overridden it (S3.12). */
export const hasFlag = ({ merchantCode, brand }: Merchant, control: Control, flag: Flag): boolean =>
  control.merchant(merchantCode).flags[flag] ?? brand.flags[flag];

/** Refuses a function that its flag turns off with `function_disabled` (S8.8). */
export function requireFlag(merchant: Merchant, control: Control, flag: Flag): void {
  if (!hasFlag(merchant, control, flag)) throw new Refusal('function_disabled');
}
