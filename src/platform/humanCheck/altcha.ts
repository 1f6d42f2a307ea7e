import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { humanCheckChallenge } from '#src/platform/endpoints/accounts/challenges.ts';
import { PlatformError } from '#src/platform/PlatformError.ts';
import type { HumanCheckProvider } from './provider.ts';

/** A cheap phone takes seconds; after this long, in milliseconds, it is given up. */
const PATIENCE_MS = 60_000;

/**
 * ALTCHA: a proof of work that the platform issues, so that no third party sees the player. The browser derives the keys off the main
 * thread, so the page stays responsive.
 */
export const altcha: HumanCheckProvider = {
  async pass(platform) {
    const challenge = await humanCheckChallenge(platform);
    const solution = await solveChallenge({ challenge, deriveKey, timeout: PATIENCE_MS });
    if (!solution) throw new PlatformError({ code: 'human_check_failed', status: 0 });
    return btoa(JSON.stringify({ challenge, solution }));
  },
};
