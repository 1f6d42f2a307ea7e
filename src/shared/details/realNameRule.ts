import type { FieldConfig } from '#src/platform/contract.generated.ts';

/** The platform's rule for a real name, which no setting has. */
export const REAL_NAME_RULE = {
  ...{ enabled: true, acceptedPattern: '*', patternId: 0 },
  ...{ required: false, minLength: 2, maxLength: 60 },
} as const satisfies FieldConfig;
