/** The platform's error codes for a code that is wrong or used up, and for one that is too old. */
const REFUSED: readonly unknown[] = ['verification_code_invalid', 'verification_code_expired'];

/** Whether a form failed since its one-time code was refused, by the type of the failure. */
export const isCodeRefused = (type: unknown): boolean => REFUSED.includes(type);
