/** Where the code of an invitation is kept until the visitor registers. */
export const REFERRAL_CODE_KEY = 'livery.referralCode';

/** What an invitation code can look like; the platform alone knows whether there is such a one. */
const CODE = /^[A-Za-z0-9]{1,32}$/;

/**
 * Keeps the code that a visitor was invited with, for the registration in this tab (S2.2). What is no code is left. Returns whether
 * the code is new to this tab.
 */
export function keepReferralCode(code: string): boolean {
  if (!CODE.test(code) || code === keptReferralCode()) return false;
  try {
    sessionStorage.setItem(REFERRAL_CODE_KEY, code);
  } catch {
    // Storage is switched off by the visitor, who can still type the code.
  }
  return true;
}

/** The code that the visitor was invited with, if there is one. */
export function keptReferralCode(): string | undefined {
  try {
    const code = sessionStorage.getItem(REFERRAL_CODE_KEY) ?? '';
    return CODE.test(code) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the code: it has done its work. */
export function dropReferralCode(): void {
  try {
    sessionStorage.removeItem(REFERRAL_CODE_KEY);
  } catch {
    // Nothing was kept.
  }
}
