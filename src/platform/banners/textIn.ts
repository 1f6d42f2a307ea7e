import type { BuiltBanner } from '#src/brand/page.ts';

/** The words of a banner in a language, or in any that it has. */
export function altOf({ alt }: Pick<BuiltBanner, 'alt'>, language: string): string {
  const texts = new Map<string, string>(Object.entries(alt));
  const [any = ''] = texts.values();
  return texts.get(language) ?? any;
}
