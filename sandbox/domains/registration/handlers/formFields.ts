import type { FieldName, FieldRules } from '#sandbox/domains/accounts/fieldRules.ts';

/** The fields of a form that are checked by their rules. A code is checked when it is used. */
export const formFields = (rules: FieldRules): FieldName[] =>
  Object.keys(rules).filter(
    (name): name is FieldName => name in rules && name !== 'verificationCode',
  );
