import type { DateOrder } from '#src/i18n/dateOrder.ts';
import type { Profile, ProfileChange, RegisterSettings } from '#src/platform/contract.generated.ts';
import { parseDate } from '#src/session/fields/birthday.ts';

/** The further details of a player besides names and birthday, if the registration asks for them (S3.7, S3.17). */
const DETAIL_NAMES = [
  'fullName',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'idNumber',
  'whatsapp',
  'facebook',
  'telegram',
  'zalo',
  'line',
  'wechat',
  'qqNum',
] as const;
type DetailName = (typeof DETAIL_NAMES)[number];

/** All detail fields, in page order. */
export const PROFILE_NAMES = ['nickname', 'realName', 'birthday', ...DETAIL_NAMES] as const;
export type ProfileName = (typeof PROFILE_NAMES)[number];

/** Payments and age depend on them: each can be set only once. */
const ONCE: readonly ProfileName[] = ['realName', 'birthday'];

export type ProfileValues = Record<ProfileName, string>;

/** A player's details; empty if unknown. */
export function profileValues({ nickname, realName, details }: Profile): ProfileValues {
  const texts = PROFILE_NAMES.map((name) => [name, '']);
  return { ...Object.fromEntries(texts), ...details, nickname, realName };
}

/** Whether a field is set for good. */
export const isFixed = (name: ProfileName, before: ProfileValues): boolean =>
  ONCE.includes(name) && before[name] !== '';

/** The fields to show: names and birthday, and those others that are known or asked for. */
export function shownNames(values: ProfileValues, settings: RegisterSettings): ProfileName[] {
  const isAsked = (name: DetailName) =>
    settings.username[name].enabled || settings.mobile[name].enabled;
  const others = DETAIL_NAMES.filter((name) => values[name] !== '' || isAsked(name));
  return ['nickname', 'realName', 'birthday', ...others];
}

/**
 * The changed fields, as the platform takes them; undefined if nothing changed.
 *
 * @param order how the market writes dates
 */
export function profileChange(
  before: ProfileValues,
  typed: ProfileValues,
  order: DateOrder,
): ProfileChange | undefined {
  const texts = PROFILE_NAMES.map((name) => {
    const text = typed[name].trim();
    return [name, name === 'birthday' ? (parseDate(text, order) ?? text) : text] as const;
  });
  const changed = texts.filter(([name, text]) => text !== before[name]);
  if (changed.length === 0) return undefined;
  const { nickname, realName, ...details }: Partial<ProfileValues> = Object.fromEntries(changed);
  return {
    ...(nickname !== undefined && { nickname }),
    ...(realName !== undefined && { realName }),
    ...(Object.keys(details).length > 0 && { details }),
  };
}
