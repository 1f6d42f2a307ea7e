import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { filesOf } from '#scripts/brand/new/files.ts';
import { writeFolder } from '#scripts/brand/new/write.ts';
import { SOURCE, TAGS } from '#scripts/languages/languageFolders.ts';
import { BRANDS_SCRIPT } from './brandFiles.ts';
import { run } from './cli.ts';
import { liveBrandFiles } from './liveBrandFiles.ts';
import type { InvalidBrandError } from './readStoryBrands.ts';
import { storybookApp } from './storybookApp.ts';

/** A folder with two brands, a stand-in for the compiled Storybook, and the command line on them. */
async function workplace() {
  const folder = mkdtempSync(join(tmpdir(), 'livery-storybook-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [brands, storybook] = [join(folder, 'brands'), join(folder, 'storybook')];
  for (const dir of [brands, storybook]) mkdirSync(dir);
  writeFileSync(join(storybook, 'iframe.html'), '<p>the frame</p>');
  for (const id of ['mistral', 'zephyr']) {
    const dir = join(brands, id);
    const answers = {
      ...{ id, name: `The ${id}`, merchantCode: id.toUpperCase(), primary: '#2b5fd9' },
      ...{ languages: [SOURCE], defaultLanguage: SOURCE, style: undefined, logo: undefined },
    };
    await writeFolder(dir, filesOf(answers, dir));
  }
  const out: string[] = [];
  const err: string[] = [];
  const io = {
    out: (text: string) => out.push(text),
    err: (text: string) => err.push(text),
    interactive: false,
    now: () => new Date(),
  };
  const rename = (id: string, name: unknown) => {
    const file = join(brands, id, 'brand.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...manifest, name }));
  };
  return {
    ...{ folder, brands, storybook, out, err, rename },
    command: (...args: string[]) => run(['--brands', brands, ...args], io, storybook),
  };
}

/** What a page gets from the script with the brands. */
function evaluated(script: string): ReturnType<typeof JSON.parse> {
  // Imports are only parsed: no page asks for another language here.
  const context: { liveryBrands?: unknown } = {};
  runInNewContext(script, context);
  return context.liveryBrands;
}

it('writes the Storybook of the named brands for a static host, and again over it', async () => {
  const { command, folder, out } = await workplace();
  const target = join(folder, 'review');
  for (const _ of [1, 2]) expect(await command('zephyr', '--out', target), out.join()).toBe(0);
  expect(readFileSync(join(target, 'iframe.html'), 'utf8')).toBe('<p>the frame</p>');
  const { brands, languages, platformMessages } = evaluated(
    readFileSync(join(target, BRANDS_SCRIPT), 'utf8'),
  );
  expect(Object.keys(brands)).toEqual(['zephyr']);
  expect(brands.zephyr.page).toMatchObject({ id: 'zephyr', name: 'The zephyr' });
  expect(languages.map(({ tag }: { tag: string }) => tag)).toEqual(TAGS);
  for (const tag of TAGS) {
    const [file] = /livery-language-[^']+/.exec(String(platformMessages[tag])) ?? [];
    expect(existsSync(join(target, file ?? 'nothing'))).toBe(true);
  }
  const pictures: string[] = JSON.stringify(brands).match(/(?<=")\/assets\/[\w.-]+/g) ?? [];
  expect(pictures.length).toBeGreaterThan(0);
  for (const path of pictures) expect(existsSync(join(target, path)), path).toBe(true);
});

it('serves the brands as they are when a page is opened, and as they were while they have mistakes', async () => {
  const { brands, storybook, rename } = await workplace();
  const mistakes: InvalidBrandError[] = [];
  const live = await liveBrandFiles(brands, ['mistral', 'zephyr'], (error) => mistakes.push(error));
  const app = storybookApp(storybook, live);
  const nameShown = async () => {
    const response = await app.request(`/${BRANDS_SCRIPT}`);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    return evaluated(await response.text()).brands.zephyr.page.name;
  };
  expect(await nameShown()).toBe('The zephyr');
  rename('zephyr', 'Another');
  expect(await nameShown()).toBe('Another');
  rename('zephyr', 7);
  expect(await nameShown()).toBe('Another');
  expect(mistakes.map(({ message }) => message)).toEqual([expect.stringContaining('zephyr')]);
  expect(await (await app.request('/iframe.html')).text()).toBe('<p>the frame</p>');
  expect((await app.request('/nothing.js')).status).toBe(404);
});

it('lists the mistakes of a brand instead of starting', async () => {
  const { command, out, rename } = await workplace();
  rename('zephyr', 7);
  expect(await command()).toBe(1);
  expect(out.join()).toMatch(/zephyr\/brand\.json:\d+:\d+/);
});

it('replaces no folder with other files', async () => {
  const { command, folder, err } = await workplace();
  const target = join(folder, 'documents');
  mkdirSync(target);
  writeFileSync(join(target, 'letter.txt'), '');
  expect(await command('--out', target)).toBe(2);
  expect(err.join()).toContain('has other files');
  expect(existsSync(join(target, 'letter.txt'))).toBe(true);
});

it('says which port to take instead of one in use', async () => {
  const { command, err } = await workplace();
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
  });
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  expect(await command('--port', String(port))).toBe(2);
  expect(err.join()).toContain(`Port ${port} is in use. Choose another with --port ${port + 1}.`);
});

it.each([
  [['--port', 'x'], '--port wants a number'],
  [['--out', ''], '--out wants a folder, and its name is empty.'],
  [['zephir'], 'There is no brand "zephir"'],
  [['--brands', '/nowhere'], 'There is no folder of brands at /nowhere.'],
])('answers wrong usage with exit code 2: %j', async (args, problem) => {
  const { command, err } = await workplace();
  expect(await command(...args)).toBe(2);
  expect(err.join()).toContain(problem);
});

it('says where to get a Storybook if the folder has none', async () => {
  const { command, storybook, err } = await workplace();
  rmSync(storybook, { recursive: true });
  expect(await command()).toBe(2);
  expect(err.join()).toContain('npm run storybook');
});
