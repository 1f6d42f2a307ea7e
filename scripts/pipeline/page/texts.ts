import { ownPageNamespace } from '#src/brand/ownPage.ts';
import type { Messages } from '#src/brand/page.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { featureOf } from '#src/modules/select.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { HOME } from '../site/routes.ts';
import type { Language } from './languages.ts';

/** A document's texts in search engines and shared links. */
export interface PageTexts {
  title: string;
  description: string;
}

/** The text at a path of the messages; empty if it is missing. */
function textAt(messages: Messages, path: readonly string[]): string {
  let here: string | Messages | undefined = messages;
  for (const key of path) here = typeof here === 'object' ? here[key] : undefined;
  return typeof here === 'string' ? here : '';
}

const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => values[name] ?? whole);

/** Title and description of a brand in one language: its own, else the standard texts with its name. */
export function siteTexts(brand: ResolvedBrand, language: Language, messages: Messages): PageTexts {
  const own = brand.seo[language] ?? {};
  const standard = (key: string) => filled(textAt(messages, ['app', key]), { brand: brand.name });
  return {
    title: own.title ?? standard('siteTitle'),
    description: own.description ?? standard('description'),
  };
}

/** The title of a window: the page's name, and the brand. `label` is a message such as `modules:help`. */
const windowTitle = ({ name }: ResolvedBrand, messages: Messages, label: string): string =>
  filled(textAt(messages, ['app', 'title']), {
    page: textAt(messages, label.split(/[:.]/)),
    brand: name,
  });

/**
 * Title and description of a document. A row's has its window title and `seo.<id>` of its feature's messages, which a brand may override;
 * the lobby and the shell have the site's.
 * @throws if the feature has no description for its row
 */
export function pageTexts(
  brand: ResolvedBrand,
  language: Language,
  messages: Messages,
  { row, label }: { row?: ModuleRow; label?: string },
): PageTexts {
  const site = siteTexts(brand, language, messages);
  if (label !== undefined) return { ...site, title: windowTitle(brand, messages, label) };
  if (row === undefined || row.route === HOME) return site;
  const feature = featureOf(row.screen);
  const description = row.own
    ? textAt(messages, [ownPageNamespace(row.own.slug), 'description'])
    : textAt(messages, [feature, 'seo', row.id]);
  if (description === '') {
    throw new Error(`The messages of ${feature} have no seo.${row.id} (${language}).`);
  }
  return {
    title: windowTitle(brand, messages, row.label),
    description: filled(description, { brand: brand.name }),
  };
}
