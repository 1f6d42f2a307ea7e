/** The storage key of an invitation code until the visitor registers. */
export const REFERRAL_CODE_KEY = 'livery.referralCode';

/** The format of an invitation code; only the platform knows whether it exists. */
const CODE = /^[A-Za-z0-9]{1,32}$/;

/**
 * Keeps the code that a visitor was invited with, for the registration in this tab (S2.2). Invalid codes are ignored. Returns whether the
 * code is new to this tab.
 */
export function keepReferralCode(code: string): boolean {
  if (!CODE.test(code) || code === keptReferralCode()) return false;
  try {
    sessionStorage.setItem(REFERRAL_CODE_KEY, code);
  } catch {
    // Storage is disabled by the visitor, who can still type the code.
  }
  return true;
}

/** The code that the visitor was invited with, if any. */
export function keptReferralCode(): string | undefined {
  try {
    const code = sessionStorage.getItem(REFERRAL_CODE_KEY) ?? '';
    return CODE.test(code) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** Forgets the code after its use. */
export function dropReferralCode(): void {
  try {
    sessionStorage.removeItem(REFERRAL_CODE_KEY);
  } catch {
    // Nothing was kept.
  }
}
