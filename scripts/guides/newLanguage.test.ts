import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { namespacesOf } from '#scripts/languages/messageFiles.ts';
import { projectCopy } from '#scripts/projectCopy/projectCopy.fixture.ts';
import { cacheRoot } from '#scripts/roots/roots.ts';
import type { Messages, PageData } from '#src/brand/page.ts';

const FOUR_MINUTES_MS = 240_000;

/** A language of the range for private use, which nobody speaks. */
const TAG = 'qaa';
const BRAND = 'two-tongues';
const MARK = '⟦';

const copy = projectCopy();
afterAll(copy.remove);

/** The messages with each text marked. */
const marked = (messages: Messages): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? `${MARK}${value}⟧` : marked(value),
    ]),
  );

/** Writes the folder of the language: the messages of the source language, marked, and written from right to left. */
function addLanguage(): void {
  const [from, to] = [join(copy.root, 'languages', SOURCE), join(copy.root, 'languages', TAG)];
  for (const namespace of namespacesOf(copy.root, SOURCE)) {
    const file = `${namespace}.json`;
    const messages: Messages = JSON.parse(readFileSync(join(from, file), 'utf8'));
    mkdirSync(join(to, file, '..'), { recursive: true });
    writeFileSync(join(to, file), JSON.stringify(marked(messages)));
  }
  const facts = { name: 'Made up', direction: 'rtl', tier: 'machine' };
  writeFileSync(join(to, 'language.json'), JSON.stringify(facts));
}

const built = (file: string): string => readFileSync(join(copy.root, 'dist', BRAND, file), 'utf8');

/** The data block of a built document. */
function pageData(html: string): PageData {
  const text = /<script type="application\/json" id="livery-page">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(text ?? 'null');
}

/** The texts between the tags of a document's body that contain letters. */
const textsIn = (html: string): string[] =>
  (/<div id="root">(.*)<\/div>\s*<script type="application/s.exec(html)?.[1] ?? '')
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim())
    .filter((text) => /\p{L}/u.test(text));

describe('a language that only has a folder', { timeout: FOUR_MINUTES_MS }, () => {
  it('passes its check, and a brand in it is made, checked and built', async () => {
    addLanguage();
    const languages = `--languages ${TAG},${SOURCE} --default-language ${TAG}`;
    for (const line of [
      'node scripts/check/run.ts languages',
      `node scripts/brand/cli.ts new ${BRAND} ${languages} --yes`,
      `node scripts/brand/cli.ts check ${BRAND}`,
      `node scripts/pipeline/cli.ts --brand ${BRAND}`,
    ]) {
      // What the project compiled serves the copy too: no code has changed.
      const done = await copy.run(line, { LIVERY_CACHE: cacheRoot() });
      expect(done, done.said).toMatchObject({ kind: 'ended', code: 0 });
    }
  });

  it.each(['index.html', '200.html'])(
    'is that of %s: its tag, its direction, its messages (S9.7)',
    (file) => {
      const html = built(file);
      expect(html).toContain(`<html lang="${TAG}" dir="rtl"`);
      const { language, direction, messages, brand } = pageData(html);
      expect({ language, direction }).toEqual({ language: TAG, direction: 'rtl' });
      expect(JSON.stringify(messages)).toContain(MARK);
      expect(brand.languages.facts[TAG]).toEqual({
        ...{ name: 'Made up', direction: 'rtl' },
        note: expect.stringContaining(MARK),
      });
    },
  );

  it('is in every text of the lobby but names', () => {
    const texts = textsIn(built('index.html'));
    expect(texts.length).toBeGreaterThan(10);
    const others = texts.filter((text) => !text.includes(MARK) && !text.includes('⟧'));
    const { brand } = pageData(built('index.html'));
    const names = [brand.name, ...Object.values(brand.languages.facts).map(({ name }) => name)];
    expect(others.filter((text) => !names.includes(text))).toEqual([]);
  });

  it.each(['login', 'register'])(
    'is in the messages of %s, which its document fetches',
    (namespace) => {
      const { messageFiles } = pageData(built('200.html'));
      const words: Messages = JSON.parse(built(messageFiles[TAG]?.[namespace]?.slice(1) ?? ''));
      const texts = Object.values(words).filter((text) => typeof text === 'string');
      expect(texts).not.toEqual([]);
      expect(texts.filter((text) => !text.startsWith(MARK))).toEqual([]);
    },
  );

  it('has its addresses in the head, in the sitemap and in the installed app', () => {
    const site = `https://${BRAND}.example`;
    const link = (tag: string, path: string) =>
      `<link rel="alternate" hreflang="${tag}" href="${site}${path}"`;
    expect(built('index.html')).toContain(link(TAG, '/'));
    expect(built('index.html')).toContain(link(SOURCE, `/${SOURCE}/`));
    expect(built('sitemap.xml')).toContain(`hreflang="${TAG}" href="${site}/"`);
    expect(JSON.parse(built('manifest.webmanifest'))).toMatchObject({ lang: TAG, start_url: '/' });
  });

  it('leaves the other language of the brand as it is', () => {
    const html = built(`${SOURCE}/index.html`);
    expect(html).toContain(`<html lang="${SOURCE}" dir="ltr"`);
    const { messages, messageFiles } = pageData(html);
    expect(JSON.stringify(messages)).not.toContain(MARK);
    // A document carries one language.
    expect(Object.keys(messageFiles)).toEqual([SOURCE]);
  });
});
