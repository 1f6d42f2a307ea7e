import type { PageBrand } from '#src/brand/page.ts';
import type { FieldConfigs, RegisterSettings } from '#src/platform/contract.generated.ts';
import type { FormKind } from './fieldNames.ts';

type Flags = Pick<
  PageBrand['flags'],
  'MOBILENUMREG3' | 'USERNAMEREG3' | 'REGMOBVERF3' | 'MOBILENUMPASSREG3'
>;

/** The forms that a brand offers, the one that is shown first in front (S4.5). */
export function formsOf({ MOBILENUMREG3, USERNAMEREG3 }: Flags): FormKind[] {
  return [
    ...(MOBILENUMREG3 ? ['mobile' as const] : []),
    ...(USERNAMEREG3 ? ['username' as const] : []),
  ];
}

const OFF = { enabled: false, required: false } as const;

/**
 * The rules of a form with what the flags make of them (S3.12): the number of the mobile form is asked for whatever its
 * rule says (S5.6), its password only with MOBILENUMPASSREG3, and a code wherever a number is and REGMOBVERF3 wants it proven.
 */
export function formRules(settings: RegisterSettings, kind: FormKind, flags: Flags): FieldConfigs {
  const rules = settings[kind];
  const mobile = kind === 'mobile';
  const mobileNum = mobile
    ? { ...rules.mobileNum, enabled: true, required: true }
    : rules.mobileNum;
  const asksForCode = flags.REGMOBVERF3 && mobileNum.enabled;
  return {
    ...rules,
    mobileNum,
    verificationCode: {
      ...rules.verificationCode,
      ...(asksForCode ? { enabled: true, required: mobileNum.required } : OFF),
    },
    ...(mobile && !flags.MOBILENUMPASSREG3 && { password: { ...rules.password, ...OFF } }),
  };
}
