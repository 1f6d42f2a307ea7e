import type { Page } from '@playwright/test';
import { encrypted } from '#sandbox/testing/encrypted.fixture.ts';
import { TOKEN_KEY } from '#src/session/sessionStore.ts';
import { valueIn } from './player.ts';
import type { Site } from './sites.ts';

/** Logs a new trial account in on a page from its next load on (S7.14). */
export async function enterOnTrial(page: Page, { origin, brand }: Site): Promise<void> {
  const headers = { 'Merchant-Code': brand.merchantCode };
  const keys = await fetch(`${origin}/wps/system/payloadKeys`, { headers }).then(valueIn);
  const { token } = Object(
    await fetch(`${origin}/wps/session/login/freeplay`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/jose' },
      body: await encrypted({ os: 'Android', platform: 'W' }, Object(keys).keys[0]),
    }).then(valueIn),
  );
  const entry = { key: TOKEN_KEY, token: String(token) };
  await page.addInitScript(({ key, token }) => sessionStorage.setItem(key, token), entry);
}
