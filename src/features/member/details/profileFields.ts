import type { Profile, ProfileChange, RegisterSettings } from '#src/platform/contract.generated.ts';
import { readDate } from '#src/session/fields/birthday.ts';

/** What players tell of themselves besides their names and their birthday, where the registration asks for it (S3.7, S3.17). */
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

/** All that can be told, in its order on the page. */
export const PROFILE_NAMES = ['nickname', 'realName', 'birthday', ...DETAIL_NAMES] as const;
export type ProfileName = (typeof PROFILE_NAMES)[number];

/** Payments and the age depend on them: the platform takes each once. */
const ONCE: readonly ProfileName[] = ['realName', 'birthday'];

export type ProfileValues = Record<ProfileName, string>;

/** What is known of a player; empty where it is not. */
export function profileValues({ nickname, realName, details }: Profile): ProfileValues {
  const texts = PROFILE_NAMES.map((name) => [name, '']);
  return { ...Object.fromEntries(texts), ...details, nickname, realName };
}

/** Whether a field is set for good. */
export const isFixed = (name: ProfileName, before: ProfileValues): boolean =>
  ONCE.includes(name) && before[name] !== '';

/** The fields to show: the names and the birthday, and of the others what is known or asked for. */
export function shownNames(values: ProfileValues, settings: RegisterSettings): ProfileName[] {
  const isAsked = (name: DetailName) =>
    settings.username[name].enabled || settings.mobile[name].enabled;
  const others = DETAIL_NAMES.filter((name) => values[name] !== '' || isAsked(name));
  return ['nickname', 'realName', 'birthday', ...others];
}

/** What differs from what was known, as the platform takes it; nothing where all is the same. */
export function profileChange(
  before: ProfileValues,
  typed: ProfileValues,
): ProfileChange | undefined {
  const texts = PROFILE_NAMES.map((name) => {
    const text = typed[name].trim();
    return [name, name === 'birthday' ? (readDate(text) ?? text) : text] as const;
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
