import type { PageBrand } from '#src/brand/page.ts';
import type { DepositMethods, PayoutMethod } from '#src/platform/contract.generated.ts';

/** What the manifest says of methods of payment. */
export type PaymentEntries = PageBrand['payments']['methods'];

interface Way {
  method: string;
  provider: string;
}

/** The place of the entry for a way of paying: one that names its provider goes before one for the method. */
function placeOf(entries: PaymentEntries, { method, provider }: Way): number {
  const own = entries.findIndex((one) => one.method === method && one.provider === provider);
  if (own >= 0) return own;
  return entries.findIndex((one) => one.method === method && one.provider === undefined);
}

/** What the manifest says of a way of paying; undefined if it says nothing. */
export const entryOf = (entries: PaymentEntries, way: Way): PaymentEntries[number] | undefined =>
  entries[placeOf(entries, way)];

const isOffered = (entries: PaymentEntries, way: Way): boolean =>
  entryOf(entries, way)?.offered !== false;

/**
 * The deposit methods that the brand offers, in the order of the manifest; those that it does not name follow in the platform's. The one
 * last paid with is first, wherever the manifest has it.
 */
export function depositMethodsOf(
  { methods, last }: Pick<DepositMethods, 'methods' | 'last'>,
  entries: PaymentEntries,
): DepositMethods['methods'] {
  const rank = (way: Way) => {
    if (way.method === last?.method && way.provider === last.provider) return -1;
    const place = placeOf(entries, way);
    return place < 0 ? entries.length : place;
  };
  return methods
    .filter((way) => isOffered(entries, way))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** The kinds of payout accounts that the brand offers, with their offered providers, in the order of the manifest. */
export function payoutMethodsOf(
  methods: readonly PayoutMethod[],
  entries: PaymentEntries,
): PayoutMethod[] {
  const rank = (kind: string) => {
    const place = entries.findIndex(({ method }) => method === kind);
    return place < 0 ? entries.length : place;
  };
  return methods
    .map(({ providers, ...one }) => ({
      ...one,
      providers: providers.filter((provider) => isOffered(entries, { method: one.kind, provider })),
    }))
    .filter(({ providers }) => providers.length > 0)
    .toSorted((one, other) => rank(one.kind) - rank(other.kind));
}
