import type { Messages } from '#src/brand/page.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import type { Language } from './languages.ts';

/** The text at a path of the messages; empty where there is none. */
function textAt(messages: Messages, path: readonly string[]): string {
  let here: string | Messages | undefined = messages;
  for (const key of path) here = typeof here === 'object' ? here[key] : undefined;
  return typeof here === 'string' ? here : '';
}

const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => values[name] ?? whole);

/** Title and description of a brand in one language: its own, else its name and the standard text. */
export function siteTexts(
  brand: ResolvedBrand,
  language: Language,
  messages: Messages,
): { title: string; description: string } {
  const own = brand.seo[language] ?? {};
  const standard = textAt(messages, ['app', 'description']);
  return {
    title: own.title ?? brand.name,
    description: own.description ?? filled(standard, { brand: brand.name }),
  };
}
