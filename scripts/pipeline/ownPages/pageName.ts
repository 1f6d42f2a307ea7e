/** The page and the language that a file is named for: `pages/about.en.md`. */
export interface PageName {
  slug: string;
  language: string;
}

/** Reads the name of a page's file, `about.en`; undefined if it has not both parts. */
export function pageNameOf(name: string): PageName | undefined {
  const [, slug, language] = /^([^.]+)\.([^.]+)$/.exec(name) ?? [];
  return slug !== undefined && language !== undefined ? { slug, language } : undefined;
}
