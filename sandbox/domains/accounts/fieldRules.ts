import type { Control } from '#sandbox/kernel/control/control.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { hasFlag } from './flags.ts';

/** A form of registration. */
export type Form = keyof ResolvedBrand['registration'];
/** The rules of a form by its fields (S3.7). */
export type FieldRules = Readonly<ResolvedBrand['registration'][Form]>;
export type FieldName = keyof FieldRules;
export type FieldRule = FieldRules[FieldName];

/** The rules of a form, with the flags that turn the password of mobile registration off (S3.12). */
export function fieldRulesOf(merchant: Merchant, control: Control, form: Form): FieldRules {
  const rules = merchant.brand.registration[form];
  if (form === 'username' || hasFlag(merchant, control, 'MOBILENUMPASSREG3')) return rules;
  return { ...rules, password: { ...rules.password, enabled: false, required: false } };
}
