import { describe, expect, it } from 'vitest';
import { PLAY_KINDS } from '#sandbox/play/rules/outcome.ts';
import { testPlatform } from '#sandbox/sandbox.fixture.ts';

const platform = testPlatform();

describe('the page of a test game', () => {
  it('says in English and Bengali that it is a test with play credits, and denies no deposit or withdrawal', async () => {
    for (const kind of PLAY_KINDS) {
      const text = async (language: string) =>
        `${(await platform.get(`/demo/${kind}/?language=${language}`)).body}`;
      expect(await text('en')).toContain('play credits, which have no cash value');
      expect(await text('en')).not.toMatch(/nothing can be (deposited|withdrawn)/);
      expect(await text('bn')).toContain('খেলার ক্রেডিট চলে, যার কোনো নগদ মূল্য নেই');
      expect(await text('bn')).not.toContain('জমা বা তোলা যায় না');
    }
  });

  it('runs its own script alone, and is framed by the merchant’s sites alone', async () => {
    for (const { merchantCode, brand } of platform.merchants) {
      const { headers, body } = await platform.get(`/demo/slot/?merchant=${merchantCode}`);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toMatch(/default-src 'none'; script-src 'self';/);
      const framers = /frame-ancestors ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
      const sites = framers.filter((one) => one.startsWith('https:'));
      expect(sites).toEqual(
        [brand.domains.main, ...brand.domains.alternates].map((domain) => `https://${domain}`),
      );
      expect(`${body}`).not.toMatch(/<script(?! type=)|\son\w+=|https?:\/\//);
    }
  });

  it('brings every script that it imports', async () => {
    const waiting = ['game.js'];
    const seen = new Set<string>();
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      seen.add(name);
      const { status, headers, body } = await platform.get(`/demo/scripts/${name}`);
      expect([name, status, headers.get('content-type')]).toEqual([name, 200, 'text/javascript']);
      const imports = [...`${body}`.matchAll(/from '\.\/([\w.]+)'/g)].map(([, one = '']) => one);
      waiting.push(...imports.filter((one) => !seen.has(one)));
    }
    expect(seen.size).toBeGreaterThan(1);
  });

  it('is there for the kinds of games alone', async () => {
    expect((await platform.get('/demo/roulette/')).status).toBe(404);
    expect((await platform.get('/demo/scripts/routes.ts')).status).toBe(404);
  });
});
