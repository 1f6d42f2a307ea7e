import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SOURCE, TAGS } from '#scripts/languages/languageFolders.ts';
import { hashTree } from '#scripts/pipeline/hash.ts';
import { startCaddy } from '#scripts/release/serve/caddy.fixture.ts';
import { startNginx } from '#scripts/release/serve/nginx.fixture.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import { hasServers } from '#scripts/setup/servers.mjs';
import { type Machine, machine } from './installed.fixture.ts';
import { expectSite } from './servedSite.fixture.ts';

const FIVE_MINUTES_MS = 300_000;
const BRAND = 'first-brand';
const SECOND_NAME = 'Second Name';
const { version: VERSION }: { version: string } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
);

let made: Machine;
beforeAll(async () => {
  made = await machine();
}, FIVE_MINUTES_MS);
afterAll(() => made.remove());

/** Runs the command in the operator's repository, which must succeed. */
async function livery(...args: string[]): Promise<string> {
  const { code, out, err } = await made.livery(made.project, ...args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return out;
}

const read = (...path: string[]): string => readFileSync(join(made.project, ...path), 'utf8');

const manifestOf = (): Record<string, unknown> => JSON.parse(read('brands', BRAND, 'brand.json'));

// One after the other: each goes on in the folder that the one before has left.
describe('Livery as a dependency', { timeout: FIVE_MINUTES_MS }, () => {
  it('makes a repository in an empty folder, with a brand that passes the check', async () => {
    const { tarball, folder, project } = made;
    const { code, out } = await made.livery(folder, 'create', 'our-brands', '--from', tarball);
    expect(code, out).toBe(0);
    expect((await made.livery(folder, 'create', 'our-brands', '--from', tarball)).code).toBe(2);
    await made.installInProject();
    expect(readdirSync(project).sort()).toEqual(
      ['.github', '.gitignore', 'README.md', 'brands', `livery-${VERSION}.tgz`, 'node_modules']
        .concat(['package.json', 'renovate.json'])
        .sort(),
    );
    const { dependencies } = JSON.parse(read('package.json'));
    expect(dependencies).toEqual({ livery: `file:livery-${VERSION}.tgz` });
    const schema = join(project, 'brands', BRAND, String(manifestOf().$schema));
    expect(existsSync(schema)).toBe(true);
    expect(await livery('brand', 'check')).toBe('1 brand checked: all fine.\n');
  });

  it('reports a mistake with its place, and names its own commands', async () => {
    const path = join(made.project, 'brands', BRAND, 'brand.json');
    const before = read('brands', BRAND, 'brand.json');
    writeFileSync(path, before.replace('"name":', '"nam":'));
    const { code, out, err } = await made.livery(made.project, 'brand', 'check');
    expect(code).toBe(1);
    expect(out + err).toMatch(/brands\/first-brand\/brand\.json:\d+:\d+/);
    writeFileSync(path, before);
    const unknown = await made.livery(made.project, 'brand', 'chek');
    expect(unknown).toMatchObject({
      code: 2,
      err: expect.stringContaining('npx livery brand --help'),
    });
  });

  it('builds without a compiler what this repository builds, byte for byte', async () => {
    const { compiled, brands } = JSON.parse(await livery('build', '--all', '--json'));
    expect(compiled.origin).toBe('kept');
    expect(brands).toMatchObject([{ id: BRAND, status: 'built' }]);
    expect(existsSync(join(made.project, 'node_modules/vite'))).toBe(false);
    const places = ['--brands', join(made.project, 'brands'), '--out', join(made.folder, 'dist')];
    const own = await made.script('scripts/pipeline/cli.ts', ...places);
    expect(own.code, own.err).toBe(0);
    expect(hashTree(join(made.project, 'dist'), [BRAND])).toBe(
      hashTree(join(made.folder, 'dist'), [BRAND]),
    );
  });

  it('has the languages of Livery, and those of the operator before them', async () => {
    const tag = TAGS.find((each) => each !== SOURCE) ?? '';
    await livery('languages', 'new', 'eo');
    await livery('languages', 'record', tag, '--made', 'human');
    expect(readdirSync(join(made.project, 'languages')).sort()).toEqual([tag, 'eo'].sort());
    const { languages } = JSON.parse(await livery('languages', 'list', '--json'));
    const tags = languages.map((one: { tag: string }) => one.tag);
    expect(tags).toEqual(expect.arrayContaining([...TAGS, 'eo']));
    expect(JSON.parse(read('languages', tag, 'provenance.json')).made).toBe('human');
    for (const file of [`${tag}/language.json`, `${tag}/provenance.json`, 'eo/language.json']) {
      const { $schema } = JSON.parse(read('languages', file));
      expect(existsSync(join(made.project, 'languages', file, '..', $schema)), file).toBe(true);
    }
    const delivered = join('node_modules/livery/languages', tag, 'provenance.json');
    expect(JSON.parse(read(delivered)).made).not.toBe('human');
    mkdirSync(join(made.project, 'languages/xx'));
    expect(await made.livery(made.project, 'brand', 'check')).toEqual({
      ...{ code: 2, out: '' },
      err: expect.stringMatching(/^\S*languages\/xx\/language\.json is missing\. .*\n$/),
    });
    rmSync(join(made.project, 'languages/xx'), { recursive: true });
  });

  it('writes a Storybook of the brands, and says so if the package has none', async () => {
    const none = await made.livery(made.project, 'storybook');
    expect(none).toMatchObject({ code: 2, err: expect.stringContaining('There is no Storybook') });
    // In the place of the one that is compiled without brands, which takes minutes.
    const storybook = join(made.project, 'node_modules/livery/storybook');
    mkdirSync(storybook);
    writeFileSync(join(storybook, 'iframe.html'), '<p>the frame</p>');
    await livery('storybook', BRAND, '--out', 'review');
    expect(read('review/livery-brands.js')).toContain(BRAND);
    expect(read('review/iframe.html')).toBe('<p>the frame</p>');
    for (const folder of ['review', storybook]) {
      rmSync(resolve(made.project, folder), { recursive: true });
    }
  });

  it('tells before an upgrade what it breaks', async () => {
    const against = ['brand', 'check', BRAND, '--findings', '--against'];
    const itself = await made.livery(made.project, ...against, 'node_modules/livery');
    expect(itself).toMatchObject({ code: 2, err: expect.stringContaining('this version itself') });
    const other = join('node_modules', 'another-livery');
    cpSync(join(made.project, 'node_modules/livery'), join(made.project, other), {
      recursive: true,
    });
    await livery(...against, other);
    const { code, err } = await made.livery(made.project, ...against, 'main');
    expect({ code, err }).toMatchObject({
      code: 2,
      err: expect.stringContaining('give a path of a folder or a package'),
    });
  });

  it('releases a brand, previews and releases a change, and goes back to what was live, on nginx and Caddy', async () => {
    const store = join(made.project, 'releases');
    const release = (...args: string[]) => livery('release', ...args, '--by', 'Rima');
    const live = () => JSON.parse(read('releases/hosts.json')).brands[BRAND].revision;
    await release('publish', '--all');
    await release('promote', '--all');
    expect(live()).toBe(1);
    // With the configurations of the package. Caddy starts after the first promote, and takes each change over when it is reloaded.
    const delivered = join(made.project, 'node_modules/livery');
    const nginx = hasServers() ? await startNginx(store, delivered) : undefined;
    const caddy = hasServers() ? await startCaddy(store, delivered) : undefined;
    const change = (...args: string[]) =>
      release(...args, ...(caddy?.reload === undefined ? [] : ['--reload', caddy.reload]));
    /** Expects the servers, where there are some to ask, to show the second name or the first. */
    const expectSecondName = async (isShown: boolean) => {
      for (const server of [nginx, caddy]) {
        if (server) await expectSite(server, `${BRAND}.example`, SECOND_NAME, isShown);
      }
    };
    await expectSecondName(false);
    writeFileSync(
      join(made.project, 'brands', BRAND, 'brand.json'),
      JSON.stringify({ ...manifestOf(), name: SECOND_NAME }),
    );
    await livery('build', '--brand', BRAND);
    const published = await release('publish', BRAND, '--preview-domain', 'preview.example');
    expect(published).toContain(`r2--${BRAND}.preview.example`);
    expect(live()).toBe(1);
    if (nginx) await expectSite(nginx, `r2--${BRAND}.preview.example`, SECOND_NAME, true);
    await expectSecondName(false);
    await change('promote', `${BRAND}@2`);
    expect(live()).toBe(2);
    await expectSecondName(true);
    await change('rollback', BRAND);
    expect(live()).toBe(1);
    await expectSecondName(false);
  });
});
