import { describe, expect, it } from 'vitest';
import { MATCH_RESULTS, oddsOf } from '#sandbox/domains/play/rules/match.ts';
import { PLAY_KINDS } from '#sandbox/domains/play/rules/outcome.ts';
import { SPORTS } from '#sandbox/domains/play/rules/sport.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';

const platform = testPlatform();

describe('the page of a test game', () => {
  it('states in English and Bengali that it is a test with play credits, and does not claim that nothing can be deposited or withdrawn', async () => {
    for (const kind of PLAY_KINDS) {
      const text = async (language: string) =>
        `${(await platform.get(`/demo/${kind}/?language=${language}`)).body}`;
      expect(await text('en')).toContain('play credits, which have no cash value');
      expect(await text('en')).not.toMatch(/nothing can be (deposited|withdrawn)/);
      expect(await text('bn')).toContain('খেলার ক্রেডিট চলে, যার কোনো নগদ মূল্য নেই');
      expect(await text('bn')).not.toContain('জমা বা তোলা যায় না');
    }
  });

  it('runs only its own script, and can only be framed by the merchant’s sites', async () => {
    for (const { merchantCode, brand } of platform.merchants) {
      const { headers, body } = await platform.get(`/demo/slot/?merchant=${merchantCode}`);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/default-src 'none'; script-src 'self'; style-src 'self';/);
      const framers = /frame-ancestors ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
      const sites = framers.filter((one) => one.startsWith('https:'));
      expect(sites).toEqual(
        [brand.domains.main, ...brand.domains.alternates].map((domain) => `https://${domain}`),
      );
      expect(`${body}`).not.toMatch(/<script(?! type=)|\sstyle=|\son\w+=|https?:\/\//);
    }
  });

  it('serves every script and style of its pages', async () => {
    const waiting = [
      '/demo/scripts/game.js',
      ...PLAY_KINDS.map((kind) => `/demo/scripts/kinds/${kind}.js`),
    ];
    for (const kind of PLAY_KINDS) {
      const page = `${(await platform.get(`/demo/${kind}/`)).body}`;
      waiting.push(
        ...[...page.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, one = '']) => one),
      );
    }
    const seen = new Set<string>();
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const { status, headers, body } = await platform.get(path);
      const type = /\.css(\?|$)/.test(path) ? 'text/css' : 'text/javascript';
      expect([path, status, headers.get('content-type')]).toEqual([path, 200, type]);
      const imports = [
        ...`${body}`.matchAll(/^(?:import|@import|export) (?:[^'";]*from )?['"]([^'"]+)/gm),
      ];
      for (const [, one = ''] of imports) waiting.push(new URL(one, `http://site${path}`).pathname);
    }
    expect([...seen].some((path) => path.endsWith('/svg.js'))).toBe(true);
  });

  it('plays one round for each press of its only button, never automatically', async () => {
    for (const kind of PLAY_KINDS) {
      const page = `${(await platform.get(`/demo/${kind}/`)).body}`;
      const buttons = [...page.matchAll(/<button ([^>]*)>/g)].map(([, given = '']) => given);
      const playing = buttons.filter((given) => !given.includes('type="button"'));
      expect([kind, playing]).toEqual([kind, ['id="play" disabled']]);
      const scripts = await Promise.all(
        ['game', `kinds/${kind}`].map((name) => platform.get(`/demo/scripts/${name}.js`)),
      );
      const code = scripts.map(({ body }) => `${body}`).join('\n');
      expect(code.match(/call\('POST', 'rounds'/g)).toHaveLength(1);
      expect(code).not.toMatch(/\brequestSubmit\b|\.submit\(|\bplay\.click\(|dispatchEvent\(/);
    }
  });

  it('has the colours of its merchant, in the theme of the launch', async () => {
    const sheets = new Set<string>();
    for (const { merchantCode, brand } of platform.merchants) {
      const page = async (theme: string) =>
        `${(await platform.get(`/demo/slot/?merchant=${merchantCode}&theme=${theme}`)).body}`;
      for (const theme of brand.themes.available) {
        expect(await page(theme)).toContain(`data-theme="${theme}"`);
      }
      expect(await page('neon')).toContain(`data-theme="${brand.themes.default}"`);
      sheets.add(`${(await platform.get(`/demo/slot/style.css?merchant=${merchantCode}`)).body}`);
    }
    expect(sheets.size).toBe(platform.merchants.length);
  });

  it('offers the bets on a match that the platform pays, and no draw if the sport has none', async () => {
    for (const [sport, matches] of Object.entries(SPORTS)) {
      const page = `${(await platform.get(`/demo/sports/?sport=${sport}`)).body}`;
      const offered = [...page.matchAll(/value="(\S+)" data-odds="([\d.]+)"/g)];
      expect(offered.map(([, value, odds]) => [value, odds])).toEqual(
        matches.flatMap((fixture) =>
          MATCH_RESULTS.flatMap((end) => {
            const odds = oddsOf(fixture, end);
            return odds ? [[`${fixture.code}:${end}`, (odds / 100).toFixed(2)]] : [];
          }),
        ),
      );
    }
  });

  it('exists for known kinds of games only', async () => {
    expect((await platform.get('/demo/roulette/')).status).toBe(404);
    expect((await platform.get('/demo/scripts/routes.ts')).status).toBe(404);
  });
});
