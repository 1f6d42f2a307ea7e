import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { createSandbox, type Sandbox } from '#sandbox/createSandbox.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { serveSite } from '#sandbox/site/serveSite.ts';
import { CHROMIUM_FLAGS, findChromium, WITH_WINDOWS } from '../setup/chromium.mjs';
import { ROOT } from '../setup/packages.mjs';

/** A phone in portrait. */
export const PHONE = { width: 360, height: 640 };

/** A browser without stored data. `flags` are added to those of every check. */
export function openBrowser(...flags: string[]): Promise<Browser> {
  const executablePath = findChromium(WITH_WINDOWS) ?? findChromium();
  return chromium.launch({
    args: [...CHROMIUM_FLAGS, ...flags],
    ...(executablePath && { executablePath }),
  });
}

/** Serves a merchant's site, as built in dist/ or another folder and with the sandbox behind it, while `use` runs with its origin and the sandbox. */
export async function withSite<T>(
  { merchantCode, brand }: Merchant,
  use: (origin: string, sandbox: Sandbox) => Promise<T>,
  outDir = join(ROOT, 'dist'),
): Promise<T> {
  const sandbox = await createSandbox({ merchants: [{ merchantCode, brand }] });
  try {
    const siteDir = join(outDir, brand.id);
    const server = await serveSite(sandbox.app, { siteDir, merchantCode, port: 0 });
    try {
      return await use(server.url, sandbox);
    } finally {
      await server.close();
    }
  } finally {
    await sandbox.close();
  }
}
