import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll } from 'vitest';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { createSandbox, type Sandbox } from './createSandbox.ts';
import type { Merchant } from './merchants.ts';
import { readMerchants } from './readMerchants.ts';

type Category = ResolvedBrand['categories'][number];

const BRANDS = fileURLToPath(new URL('../brands', import.meta.url));

/** An answer of the platform as tests look at it. */
interface Answer {
  status: number;
  headers: Headers;
  body: { success: boolean; value: unknown; message: string; code: string };
}

/** A platform for the tests of one file, with the merchants of all brands. */
export interface TestPlatform {
  readonly sandbox: Sandbox;
  readonly merchants: readonly Merchant[];
  /** A merchant that carries all of the categories. */
  merchantWith(...categories: Category[]): Merchant;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  control(change: object): Promise<Answer>;
}

/** The first start of all makes the database; later ones take its snapshot. */
const FIRST_START_MS = 120_000;
const ORIGIN = 'http://localhost';

/** Starts a platform before the tests of a file and ends it after them. */
export function testPlatform(): TestPlatform {
  let started: { sandbox: Sandbox; merchants: Merchant[] } | undefined;
  const running = () => {
    if (!started) throw new Error('The platform runs only while tests do.');
    return started;
  };
  beforeAll(async () => {
    const merchants = await readMerchants(BRANDS);
    started = { sandbox: await createSandbox({ merchants }), merchants };
  }, FIRST_START_MS);
  afterAll(() => running().sandbox.close());
  const answer = async (path: string, init: RequestInit): Promise<Answer> => {
    const response = await running().sandbox.app.request(`${ORIGIN}${path}`, init);
    const text = await response.text();
    const body = response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text;
    return { status: response.status, headers: response.headers, body };
  };
  return {
    get sandbox() {
      return running().sandbox;
    },
    get merchants() {
      return running().merchants;
    },
    merchantWith(...categories) {
      const found = running().merchants.find(({ brand }) =>
        categories.every((category) => brand.categories.includes(category)),
      );
      if (!found) throw new Error(`No brand carries ${categories.join(', ')}.`);
      return found;
    },
    get: (path, headers = {}) => answer(path, { headers }),
    control: (change) =>
      answer('/sandbox/control', {
        method: 'POST',
        body: JSON.stringify(change),
        headers: { 'Content-Type': 'application/json' },
      }),
  };
}
