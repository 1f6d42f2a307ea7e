import { load } from 'recaptcha-v3';
import { PlatformError } from '#src/platform/PlatformError.ts';
import type { HumanCheckProvider } from './provider.ts';

/** The script and the answer are there within this time, in milliseconds, or given up. */
const PATIENCE_MS = 30_000;

const tokenFor = async (siteKey: string, action: string): Promise<string> =>
  (await load(siteKey)).execute(action);

/** reCAPTCHA v3: the provider judges what it sees of the visit, and the platform asks it for the verdict. */
export const recaptcha: HumanCheckProvider = {
  async pass(_platform, { siteKey = '', flow }) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('reCAPTCHA did not answer in time.')), PATIENCE_MS);
    });
    try {
      return await Promise.race([tokenFor(siteKey, flow), late]);
    } catch (cause) {
      throw new PlatformError({ code: 'recaptcha_invalid', status: 0 }, { cause });
    } finally {
      clearTimeout(timer);
    }
  },
};
