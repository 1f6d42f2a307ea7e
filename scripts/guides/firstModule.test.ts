import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { walk } from './walk.fixture.ts';

const FOUR_MINUTES_MS = 240_000;

const { copy, sections, follow, toTheEnd } = walk('docs/first-module.md');
afterAll(copy.remove);

describe('the first-screen guide', { timeout: FOUR_MINUTES_MS }, () => {
  it('generates the keys of its messages', async () => {
    expect(await follow('1. The words')).toMatchObject([{ code: 0 }]);
  });

  it('runs nothing while the screen’s files are written', async () => {
    expect(await follow('2. The screen')).toEqual([]);
    expect(await follow('3. The row')).toEqual([]);
    expect(await follow('4. The story')).toEqual([]);
  });

  it.runIf(toTheEnd)(
    'results in a screen that passes the checks and is reachable by its route and the menus',
    async () => {
      const [checks, { url = '' } = {}] = await follow('5. See it work');
      expect(checks?.code, checks?.said).toBe(0);
      const ask = (path: string) => fetch(url + path);
      const lobby = await (await ask('/')).text();
      expect((await ask('/news')).status).toBe(200);
      expect((await ask('/newz')).status).toBe(404);
      expect(lobby).toContain('href="/news"');
      const scripts = globSync('dist/*/assets/*.js', { cwd: copy.root });
      const texts = scripts.map((script) => readFileSync(join(copy.root, script), 'utf8'));
      expect(texts.filter((text) => /\((["'`])news\1\)/.test(text))).not.toEqual([]);
    },
  );

  it('has no instruction that this test skips', () => {
    expect(sections.map(({ title }) => title)).toEqual([
      '1. The words',
      '2. The screen',
      '3. The row',
      '4. The story',
      '5. See it work',
    ]);
  });
});
