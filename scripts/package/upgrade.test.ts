import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asFirstVersion } from '#scripts/pipeline/versions/firstVersion.fixture.ts';
import { startCaddy } from '#scripts/release/serve/caddy.fixture.ts';
import { startNginx } from '#scripts/release/serve/nginx.fixture.ts';
import { hasServers } from '#scripts/setup/servers.mjs';
import { install, type Machine, machine } from './installed.fixture.ts';
import { OLDER_TEXT, olderPackage } from './olderPackage.fixture.ts';
import { expectSite } from './servedSite.fixture.ts';

const FIVE_MINUTES_MS = 300_000;
const BRAND = 'first-brand';
const HOST = `${BRAND}.example`;

let made: Machine;
beforeAll(async () => {
  made = await machine(olderPackage);
}, FIVE_MINUTES_MS);
afterAll(() => made.remove());

/** Runs the installed command in the operator's repository, which must succeed. */
async function livery(...args: string[]): Promise<string> {
  const { code, out, err } = await made.livery(made.project, ...args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

/** Does what `npm install FILE` does in the operator's repository. */
async function upgrade(): Promise<void> {
  const path = join(made.project, 'package.json');
  const file: { dependencies: object } = JSON.parse(readFileSync(path, 'utf8'));
  const dependencies = { ...file.dependencies, livery: `file:${basename(made.newest)}` };
  writeFileSync(path, JSON.stringify({ ...file, dependencies }));
  await install(made.newest, made.project);
}

it(
  'a repository of an older version is upgraded: its sites stay live until the new ones are promoted, and come back',
  async () => {
    const { folder, project, tarball } = made;
    await made.livery(folder, 'create', 'our-brands', '--from', tarball);
    await made.installInProject();
    asFirstVersion(join(project, 'brands', BRAND));
    const older = (await livery('--version')).trim();
    await livery('build', '--all');
    await livery('release', 'publish', '--all');
    await livery('release', 'promote', '--all');

    const store = join(project, 'releases');
    await upgrade();
    expect((await livery('--version')).trim()).not.toBe(older);
    const delivered = join(project, 'node_modules/livery');
    const nginx = hasServers() ? await startNginx(store, delivered) : undefined;
    const caddy = hasServers() ? await startCaddy(store, delivered) : undefined;
    const change = (...args: string[]) =>
      livery('release', ...args, ...(caddy?.reload ? ['--reload', caddy.reload] : []));
    const expectOlder = async (isOlder: boolean) => {
      for (const server of [nginx, caddy]) {
        if (server) await expectSite(server, HOST, OLDER_TEXT, isOlder);
      }
    };
    await expectOlder(true);

    expect(await livery('brand', 'check')).toContain(`run \`npx livery brand migrate ${BRAND}\``);
    await livery('brand', 'migrate', BRAND);
    expect(await livery('brand', 'check')).toBe('1 brand checked: all fine.\n');
    const { brands } = JSON.parse(await livery('build', '--all', '--json'));
    expect(brands).toMatchObject([{ id: BRAND, status: 'built' }]);
    await livery('release', 'publish', '--all');
    await expectOlder(true);
    await change('promote', '--all');
    await expectOlder(false);
    expect(readdirSync(join(store, 'revisions', BRAND))).toHaveLength(2);
    await change('rollback', BRAND);
    await expectOlder(true);
  },
  FIVE_MINUTES_MS,
);
