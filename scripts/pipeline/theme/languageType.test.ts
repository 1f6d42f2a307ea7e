import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#scripts/languages/languageFolders.ts';
import type { SiteFiles } from '../assets/files.ts';
import { addWebFont } from '../assets/webFont.ts';
import { languageTypeCss, webFontStacks } from './languageType.ts';

const VALUES = { 'font.family.body': 'system-ui, "Own Sans", sans-serif' };
const TALL = { lineHeight: 1.6, joined: true } as const;

describe('the type of a language', () => {
  it('is one rule for all languages that are set alike, on pages and on texts in them', () => {
    const css = languageTypeCss([
      { tag: 'qaa', type: TALL },
      { tag: 'qab' },
      { tag: 'qac', type: TALL },
    ]);
    expect(css).toMatch(
      /^:root:lang\(qaa\),:root :lang\(qaa\),:root:lang\(qac\),:root :lang\(qac\)\{[^}]*\}$/,
    );
    for (const role of ['body', 'label', 'heading', 'display']) {
      expect(css).toContain(`--lv-font-leading-${role}:1.6`);
    }
    expect(css).toContain('--lv-font-tracking-display:0');
  });

  it('is nothing for a language that is set as Latin letters are', () => {
    expect(languageTypeCss([{ tag: 'qab' }])).toBe('');
  });

  it('puts its font behind the brand’s own, before the device’s choice', () => {
    const webFont = { family: 'Own Script', package: '@fontsource/own', subset: 'own' };
    expect(webFontStacks(webFont, VALUES)).toContain(
      '--lv-font-family-body:system-ui, "Own Sans", "Own Script", sans-serif',
    );
  });
});

describe('the fonts of scripts', () => {
  const fonts = LANGUAGES.flatMap(({ tag, type }) =>
    type?.webFont ? [[tag, type.webFont] as const] : [],
  );

  it.each(fonts)('of %s are the device’s own first, and at most 50 KB a weight', (_, font) => {
    const files: SiteFiles = new Map();
    const css = addWebFont(files, font);
    expect(files.size).toBe(2);
    for (const bytes of files.values()) expect(bytes.length).toBeLessThanOrEqual(50_000);
    const faces = css.split('@font-face').slice(1);
    expect(faces).toHaveLength(files.size);
    for (const face of faces) {
      expect(face).toMatch(/src:local\([^;]*,url\("\/assets\/[^"]+\.woff2"\) format\("woff2"\);/);
      expect(face).toMatch(/;unicode-range:U\+/);
    }
  });

  it('are dependencies of the project, pinned to a version', () => {
    const file = new URL('../../../package.json', import.meta.url);
    const { dependencies } = JSON.parse(readFileSync(file, 'utf8'));
    for (const [, font] of fonts) expect(dependencies[font.package]).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
