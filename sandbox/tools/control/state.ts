import { OPERATION_IDS } from '#sandbox/kernel/contract/operations.ts';
import { accessOf } from '#sandbox/kernel/control/access.ts';
import type { Fault, MerchantControl } from '#sandbox/kernel/database/schema/control.ts';
import { readOutbox } from '#sandbox/kernel/outbox/readOutbox.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import type { ControlParts } from './parts.ts';

/** What one merchant's visitors meet now. */
export interface MerchantState {
  merchantCode: string;
  name: string;
  status: MerchantControl['status'];
  country: string;
  flags: ResolvedBrand['flags'];
}

/** Everything that the control shows. */
export interface ControlState {
  merchants: MerchantState[];
  /** The platform's time. */
  now: string;
  /** The newest messages. */
  outbox: Awaited<ReturnType<typeof readOutbox>>;
  /** Every call of the contract with the fault that it meets, if any. */
  operations: { operation: string; fault: Fault | null }[];
}

/** The state as the page and `GET /sandbox/control` show it. */
export async function controlState(parts: ControlParts): Promise<ControlState> {
  const { db, merchants, control, clock } = parts;
  const faults = control.faults();
  return {
    merchants: merchants.all.map((merchant) => {
      const { merchantCode, brand } = merchant;
      const { status, flags } = control.merchant(merchantCode);
      return {
        merchantCode,
        name: brand.name,
        status,
        country: accessOf(merchant, control).country,
        flags: { ...brand.flags, ...flags },
      };
    }),
    now: clock.now().toISOString(),
    outbox: await readOutbox(db, undefined),
    operations: OPERATION_IDS.map((operation) => ({ operation, fault: faults[operation] ?? null })),
  };
}
