import type { DateOrder } from '#src/i18n/dateOrder.ts';
import type { Profile, ProfileChange } from '#src/platform/contract.generated.ts';
import { parseDate } from '#src/session/fields/birthday.ts';

/** The details that an account needs before money is deposited, staked or paid out, in page order. */
export const DETAIL_NAMES = ['realName', 'birthday'] as const;
export type DetailName = (typeof DETAIL_NAMES)[number];

export type DetailValues = Record<DetailName, string>;

type Known = Pick<Profile, 'realName' | 'details'>;

/** The details that an account still lacks. */
export const missingDetails = ({ realName, details }: Known): DetailName[] =>
  DETAIL_NAMES.filter((name) => (name === 'realName' ? realName : (details.birthday ?? '')) === '');

/** The form's initial values: the profile's full name is offered as the real name. */
export const openingValues = ({ realName, details }: Known): DetailValues => ({
  realName: realName || (details.fullName ?? ''),
  birthday: details.birthday ?? '',
});

/**
 * The missing details as the platform accepts them.
 *
 * @param order how the market writes dates
 */
export function detailsChange(
  missing: readonly DetailName[],
  { realName, birthday }: DetailValues,
  order: DateOrder,
): ProfileChange {
  const born = parseDate(birthday, order) ?? birthday.trim();
  return {
    ...(missing.includes('realName') && { realName: realName.trim() }),
    ...(missing.includes('birthday') && { details: { birthday: born } }),
  };
}
