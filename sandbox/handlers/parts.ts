import type { Catalogue } from '#sandbox/catalogue/catalogue.ts';
import type { Control } from '#sandbox/control/control.ts';
import type { Merchants } from '#sandbox/merchants.ts';

/** What handlers are made with; all else comes with a call. */
export interface HandlerParts {
  catalogue: Catalogue;
  control: Control;
  merchants: Merchants;
}
