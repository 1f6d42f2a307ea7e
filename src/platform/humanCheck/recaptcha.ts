import { load } from 'recaptcha-v3';
import { PlatformError } from '#src/platform/PlatformError.ts';
import type { HumanCheckProvider } from './provider.ts';

/** The timeout of the script and the answer, in milliseconds. */
const PATIENCE_MS = 30_000;

const tokenFor = async (siteKey: string, action: string): Promise<string> =>
  (await load(siteKey)).execute(action);

/** reCAPTCHA v3: the provider scores the visit, and the platform asks it for the verdict. */
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
