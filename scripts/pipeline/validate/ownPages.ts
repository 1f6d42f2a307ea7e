import type { JSONPath } from 'jsonc-parser';
import { type PageName, pageNameOf } from '../ownPages/pageName.ts';
import type { PageFile } from '../readBrand.ts';
import { asList, type BrandCheck, inManifest, lookup } from './check.ts';
import { type Diagnostic, diagnosticOn, excerpt, positionAt } from './diagnostic.ts';
import { languagesOf, missingTexts } from './languages.ts';
import { addressFault, routeComplaint } from './links.ts';
import { didYouMean } from './nearest.ts';

/** A page of the manifest with its path. */
interface StatedPage {
  slug: string;
  path: JSONPath;
}

/** The own pages that the manifest states, as far as they can be read. */
const statedPages = (check: BrandCheck): StatedPage[] =>
  asList(lookup(check.manifest.value, ['pages', 'own'])).flatMap((page, index) => {
    const slug = lookup(page, ['slug']);
    return typeof slug === 'string' ? [{ slug, path: ['pages', 'own', index] }] : [];
  });

/** A page needs its text in each language, a slug of its own, and a period that begins before it ends. */
function statedFaults(check: BrandCheck, page: StatedPage, before: StatedPage[]): Diagnostic[] {
  const { slug, path } = page;
  const twice = before.some((other) => other.slug === slug);
  const missing = languagesOf(check).filter((lng) => !check.source.pages[`${slug}.${lng}`]);
  const [from, until] = ['from', 'until'].map((key) =>
    Date.parse(String(lookup(check.manifest.value, [...path, key]))),
  );
  const reversed = from !== undefined && until !== undefined && from >= until;
  const at = (key: string, rule: string, reason: string, suggestion?: string) =>
    inManifest(check, [...path, key], { rule, reason, suggestion });
  return [
    ...(twice ? [at('slug', 'page', 'Two pages have this address.')] : []),
    ...missing.map((language) =>
      at(
        'slug',
        'page-missing',
        `The page has no text in "${language}".`,
        `add the file pages/${slug}.${language}.md`,
      ),
    ),
    ...(reversed
      ? [at('until', 'period', 'This page would end before it begins: it is never shown.')]
      : []),
    ...missingTexts(check, [...path, 'picture', 'alt'], 'text of the picture'),
  ];
}

/** Why a link of a page leads nowhere. */
function linkComplaint(check: BrandCheck, to: string): ReturnType<typeof routeComplaint> {
  if (/^(mailto|tel):./.test(to) || to.startsWith('#')) return undefined;
  if (to.startsWith('/') && !to.startsWith('//')) return routeComplaint(check, to);
  const reason = to.startsWith('https://')
    ? addressFault(to)
    : 'A link begins with / for a page of the site, or with https://.';
  return reason === undefined ? undefined : { reason };
}

/** The faults of a page's Markdown, with their lines. */
async function textFaults(
  check: BrandCheck,
  { path, text, unreadable }: PageFile,
): Promise<Diagnostic[]> {
  if (unreadable !== undefined) return [diagnosticOn(path, { rule: 'page', reason: unreadable })];
  // Few brands have pages of their own, and need a parser of Markdown.
  const { parsePage } = await import('../ownPages/parsePage.ts');
  const { faults, links } = parsePage(text);
  const deadLinks = links.flatMap(({ to, offset, length }) => {
    const complaint = linkComplaint(check, to);
    return complaint ? [{ ...complaint, offset, length, rule: 'route' as const }] : [];
  });
  return [...faults, ...deadLinks].map(({ offset, length, rule, reason, suggestion }) => ({
    file: path,
    ...positionAt({ text }, offset),
    rule,
    text: excerpt(text.slice(offset, offset + length)),
    reason,
    ...(suggestion !== undefined && { suggestion }),
  }));
}

/** A file must be the text of a page of the manifest, in a language of the brand. */
function nameFaults(
  check: BrandCheck,
  file: PageFile,
  name: PageName | undefined,
  slugs: readonly string[],
): Diagnostic[] {
  const complain = (reason: string, suggestion?: string) => [
    diagnosticOn(file.path, {
      rule: 'page',
      text: file.path.replace(/^.*\//, ''),
      reason,
      suggestion,
    }),
  ];
  if (!name) return complain('A page is named for its address and its language: about.en.md.');
  const { slug, language } = name;
  if (!slugs.includes(slug)) {
    const reason = 'The manifest has no page with this address.';
    return complain(
      reason,
      didYouMean(slug, slugs) ?? `add { "slug": "${slug}" } to \`pages.own\``,
    );
  }
  if (languagesOf(check).includes(language)) return [];
  return complain(`The brand does not offer "${language}", so this page is never shown.`);
}

/** The pages of the brand's own: each has its texts, and its Markdown stays within the closed set. */
export async function ownPages(check: BrandCheck): Promise<Diagnostic[]> {
  const stated = statedPages(check);
  const slugs = stated.map(({ slug }) => slug);
  const files = Object.entries(check.source.pages).map(async ([name, file]) => [
    ...nameFaults(check, file, pageNameOf(name), slugs),
    ...(await textFaults(check, file)),
  ]);
  return [
    ...stated.flatMap((page, index) => statedFaults(check, page, stated.slice(0, index))),
    ...(await Promise.all(files)).flat(),
  ];
}
