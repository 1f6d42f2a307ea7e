import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { chromium } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { filesOf } from '#scripts/brand/new/files.ts';
import { writeFolder } from '#scripts/brand/new/write.ts';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { liveBrandFiles } from '#scripts/storybook/liveBrandFiles.ts';
import { storybookApp } from '#scripts/storybook/storybookApp.ts';
import { IS_PUSH } from '#scripts/test/draw.ts';
import { compileStorybook } from '#scripts/ui/storybook/compileStorybook.ts';
import { CHROMIUM_FLAGS, findChromium } from '../setup/chromium.mjs';

const HALF_AN_HOUR_MS = 1_800_000;
const A_MINUTE_MS = 60_000;
const SHEET = 'iframe.html?id=foundations-brand-sheet--dark&viewMode=story';

/** A folder of brands with one that was made anew. */
async function brandsFolder(id: string, name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-storybook-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const answers = {
    ...{ id, name, merchantCode: 'ZEPHYR', primary: '#2b5fd9', languages: [SOURCE] as [string] },
    ...{ defaultLanguage: SOURCE, style: undefined, logo: undefined },
  };
  await writeFolder(join(folder, id), filesOf(answers, join(folder, id)));
  return folder;
}

// A push leaves it out: it compiles every story.
it.skipIf(IS_PUSH || !findChromium())(
  'the Storybook of the package shows the brand of an operator, which it was compiled without',
  { timeout: HALF_AN_HOUR_MS },
  async () => {
    const storybook = await compileStorybook();
    const refused = (error: Error) => expect.unreachable(error.message);
    const brands = await brandsFolder('zephyr', 'The West Wind');
    const live = await liveBrandFiles(brands, ['zephyr'], refused);
    const server = createAdaptorServer({ fetch: storybookApp(storybook, live).fetch });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const executablePath = findChromium();
    const browser = await chromium.launch({
      ...{ args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
    });
    onTestFinished(async () => {
      await browser.close();
      server.close();
    });
    const page = await browser.newPage();
    const failed: string[] = [];
    page.on('pageerror', ({ message }) => failed.push(message));
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(response.url());
    });
    // A service worker answers the calls of stories, and only here or over HTTPS.
    await page.goto(`http://localhost:${port}/${SHEET}`);
    const title = page.getByRole('heading', { name: 'The West Wind' }).first();
    await title.waitFor({ timeout: 5 * A_MINUTE_MS });
    await page.getByRole('button', { name: 'Withdraw ৳500.00' }).first().waitFor();
    expect(failed).toEqual([]);
  },
);
