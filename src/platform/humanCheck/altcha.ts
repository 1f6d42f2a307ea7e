import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { humanCheckChallenge } from '#src/platform/endpoints/accounts/proofs.ts';
import { PlatformError } from '#src/platform/PlatformError.ts';
import type { HumanCheckProvider } from './provider.ts';

/** A cheap phone is done within seconds; after this long, in milliseconds, it is given up. */
const PATIENCE_MS = 60_000;

/**
 * ALTCHA: a proof of work that the platform gives out, so that no third party sees the player. The browser derives the
 * keys beside the page, which goes on answering to touch.
 */
export const altcha: HumanCheckProvider = {
  async pass(platform) {
    const challenge = await humanCheckChallenge(platform);
    const solution = await solveChallenge({ challenge, deriveKey, timeout: PATIENCE_MS });
    if (!solution) throw new PlatformError({ code: 'human_check_failed', status: 0 });
    return btoa(JSON.stringify({ challenge, solution }));
  },
};
