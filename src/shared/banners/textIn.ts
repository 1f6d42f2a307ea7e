import type { BuiltBanner } from '#src/brand/page.ts';

/** A text in the language, or in any other; empty without one. */
export function textIn(text: BuiltBanner['title'], language: string): string {
  const texts = new Map<string, string>(Object.entries(text ?? {}));
  const [any = ''] = texts.values();
  return texts.get(language) ?? any;
}
