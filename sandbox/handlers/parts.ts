import type { Catalogue } from '#sandbox/catalogue/catalogue.ts';
import type { Control } from '#sandbox/control/control.ts';
import type { Merchants } from '#sandbox/merchants.ts';
import type { ExclusionRegister } from '#sandbox/protection/register.ts';

/** What handlers are made with; all else comes with a call. */
export interface HandlerParts {
  catalogue: Catalogue;
  control: Control;
  merchants: Merchants;
  /** A register that persons are looked up in before they register, deposit or play, if the operator is bound to one. */
  exclusionRegister?: ExclusionRegister | undefined;
}
