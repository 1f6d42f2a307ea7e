import type { PageBrand } from '#src/brand/page.ts';
import { dateOrder } from '#src/i18n/dateOrder.ts';
import type { FieldConfigs, RegistrationFields } from '#src/platform/contract.generated.ts';
import { parseDate } from '#src/session/fields/birthday.ts';
import { fieldText } from '#src/session/fields/fieldText.ts';
import { noPhone, readMarketPhone } from '#src/session/phone/readMarketPhone.ts';
import type { UnboundSocialAccount } from '#src/session/unboundSocialAccount.ts';
import type { PhoneValue } from '#src/ui/phoneField/phoneCountry.ts';
import { FIELD_NAMES, type FieldName } from './fieldNames.ts';

/** The values of both forms; shared fields are typed once. */
export interface RegisterValues extends Record<Exclude<FieldName, 'mobileNum'>, string> {
  mobileNum: PhoneValue;
  confirmPassword: string;
  ageConfirmed: boolean;
  termsAgreed: boolean;
  /** The token to bind the visitor's social account; empty without one (S7.32). */
  socialToken: string;
}

/** All form values, in page order. */
export const VALUE_NAMES: readonly (keyof RegisterValues)[] = [
  ...FIELD_NAMES.flatMap((name) =>
    name === 'password' ? [name, 'confirmPassword' as const] : [name],
  ),
  'ageConfirmed',
  'termsAgreed',
];

/** The values kept over a reload: no passwords, codes, document number or agreements. */
export const KEPT_NAMES = FIELD_NAMES.filter(
  (name) => !['verificationCode', 'password', 'paymentPassword', 'idNumber'].includes(name),
);

/** Empty forms, except for the visitor's invitation and social account. */
export function emptyValues(
  market: PageBrand['market'],
  referralCode: string,
  newcomer: UnboundSocialAccount | undefined,
): RegisterValues {
  const texts = FIELD_NAMES.map((name) => [name, ''] as const);
  return {
    ...(Object.fromEntries(texts) as Record<FieldName, string>),
    mobileNum: noPhone(market),
    confirmPassword: '',
    referralCode,
    email: newcomer?.email ?? '',
    socialToken: newcomer?.socialToken ?? '',
    ageConfirmed: false,
    termsAgreed: false,
  };
}

/** A field as the platform takes it: numbers in E.164, dates as `yyyy-MM-dd`. Empty if untyped. */
export async function sentText(
  name: Exclude<FieldName, 'verificationCode'>,
  values: RegisterValues,
  rules: FieldConfigs,
  market: PageBrand['market'],
): Promise<string> {
  if (name === 'mobileNum') {
    const { mobileNum } = values;
    return (await readMarketPhone(mobileNum, market))?.e164 ?? mobileNum.text.trim();
  }
  const text = fieldText(rules[name], values[name]);
  return name === 'birthday' ? (parseDate(text, dateOrder(market.country)) ?? text) : text;
}

/** The enabled fields that are filled in. */
export async function sentFields(
  values: RegisterValues,
  rules: FieldConfigs,
  market: PageBrand['market'],
): Promise<RegistrationFields> {
  const fields: RegistrationFields = {};
  for (const name of FIELD_NAMES) {
    if (name === 'verificationCode' || !rules[name].enabled) continue;
    const text = await sentText(name, values, rules, market);
    if (text !== '') fields[name] = text;
  }
  if (fields.password !== undefined) fields.confirmPassword = values.confirmPassword;
  return fields;
}
