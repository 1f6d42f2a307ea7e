import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';

type Flag = keyof ResolvedBrand['flags'];

export const STATUSES = ['normal', 'maintenance', 'region-blocked'] as const;
export const FAULT_KINDS = ['latency', 'error', 'rate-limited', 'malformed', 'dropped'] as const;

/** What a tester has set for one merchant. */
export interface MerchantControl {
  status: (typeof STATUSES)[number];
  /** Where the platform sees visitors, an ISO 3166 country; the merchant's own where it is left out. */
  country?: string;
  /** Flags that differ from the merchant's manifest (S3.12). */
  flags: Partial<Record<Flag, boolean>>;
}

/** A trouble that a tester has asked for. */
export interface Fault {
  kind: (typeof FAULT_KINDS)[number];
  /** How long `latency` waits, in milliseconds. */
  milliseconds: number;
  /** How many calls still meet it; none means all. */
  times?: number;
}

/** What testers can set, kept in memory: a restart begins anew. */
export interface Control {
  merchant(merchantCode: string): MerchantControl;
  setMerchant(merchantCode: string, change: Partial<MerchantControl>): void;
  /** All faults, by the operationId of their call. */
  faults(): Readonly<Record<string, Fault>>;
  setFault(operation: string, fault: Fault | undefined): void;
  /** The fault that a call meets now; one that is limited is used up by it. */
  takeFault(operation: string): Fault | undefined;
  reset(): void;
}

/** A control where everything is normal. */
export function createControl(): Control {
  const merchants = new Map<string, MerchantControl>();
  const faults = new Map<string, Fault>();
  const merchant = (code: string): MerchantControl =>
    merchants.get(code) ?? { status: 'normal', flags: {} };
  return {
    merchant,
    setMerchant(code, change) {
      const before = merchant(code);
      merchants.set(code, { ...before, ...change, flags: { ...before.flags, ...change.flags } });
    },
    faults: () => Object.fromEntries(faults),
    setFault(operation, fault) {
      if (fault) faults.set(operation, fault);
      else faults.delete(operation);
    },
    takeFault(operation) {
      const fault = faults.get(operation);
      if (fault?.times === 1) faults.delete(operation);
      else if (fault?.times !== undefined)
        faults.set(operation, { ...fault, times: fault.times - 1 });
      return fault;
    },
    reset() {
      merchants.clear();
      faults.clear();
    },
  };
}
