import type { PageBrand } from '#src/brand/page.ts';
import type { FieldConfigs, RegisterSettings } from '#src/platform/contract.generated.ts';
import type { FormKind } from './fieldNames.ts';

type Flags = Pick<
  PageBrand['flags'],
  'MOBILENUMREG3' | 'USERNAMEREG3' | 'REGMOBVERF3' | 'MOBILENUMPASSREG3'
>;

/** The forms that a brand offers, its default form first (S4.5). */
export function formsOf({ MOBILENUMREG3, USERNAMEREG3 }: Flags): FormKind[] {
  return [
    ...(MOBILENUMREG3 ? ['mobile' as const] : []),
    ...(USERNAMEREG3 ? ['username' as const] : []),
  ];
}

const OFF = { enabled: false, required: false } as const;

/**
 * The rules of a form, adjusted by the flags (S3.12): the mobile form always requires the number (S5.6), its password only with
 * MOBILENUMPASSREG3, and a code if REGMOBVERF3 requires a verified number, or if there is no password and the number is the only way back
 * in.
 */
export function formRules(settings: RegisterSettings, kind: FormKind, flags: Flags): FieldConfigs {
  const rules = settings[kind];
  const mobile = kind === 'mobile';
  const mobileNum = mobile
    ? { ...rules.mobileNum, enabled: true, required: true }
    : rules.mobileNum;
  const password =
    mobile && !flags.MOBILENUMPASSREG3 ? { ...rules.password, ...OFF } : rules.password;
  const isOnlyKey = !(password.enabled && password.required);
  const asksForCode = mobileNum.enabled && (flags.REGMOBVERF3 || isOnlyKey);
  return {
    ...rules,
    mobileNum,
    verificationCode: {
      ...rules.verificationCode,
      ...(asksForCode ? { enabled: true, required: mobileNum.required } : OFF),
    },
    password,
  };
}
