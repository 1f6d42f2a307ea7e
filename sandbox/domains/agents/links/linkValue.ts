import { stateOf } from '#sandbox/domains/accounts/links/linkState.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { percentText } from '#sandbox/kernel/percent.ts';
import type { LinkFunnel, RegistrationLink } from '#src/platform/contract.generated.ts';
import type { registrationLink } from '../schema.ts';

/** The URL that registers with a code, on the merchant's main domain. */
function addressOf({ brand }: Pick<Merchant, 'brand'>, code: string): string {
  const link = new URL('/register', `https://${brand.domains.main}`);
  link.searchParams.set('referralCode', code);
  return link.href;
}

/** The API value of a link for its agent at a moment. */
export const linkValue = (
  row: typeof registrationLink.$inferSelect,
  { merchant, now, funnel }: { merchant: Merchant; now: Date; funnel: LinkFunnel },
): RegistrationLink => ({
  id: row.id,
  code: row.code,
  link: addressOf(merchant, row.code),
  name: row.name,
  makes: row.makes,
  rebatePercent: percentText(row.rebate),
  state: stateOf(row, { registered: funnel.registered, now }),
  funnel,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  useLimit: row.useLimit,
  disabledAt: row.disabledAt?.toISOString() ?? null,
});
