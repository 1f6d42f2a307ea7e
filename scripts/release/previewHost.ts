/** The first label of a revision's preview host. */
export const previewName = (site: string, revision: number): string =>
  `r${revision}--${site.replaceAll('.', '--')}`;

/** Whether a text is such a label. */
export const isPreviewName = (text: string): boolean => /^r\d+--/.test(text);

/** The revision of which a text is that label; undefined if it is none. */
export function previewedRevision(name: string): { site: string; revision: number } | undefined {
  const [, revision, site] = /^r(\d+)--([a-z0-9]+(?:--?[a-z0-9]+)*)$/.exec(name) ?? [];
  if (revision === undefined || site === undefined) return undefined;
  return { site: site.replaceAll('--', '.'), revision: Number(revision) };
}

/**
 * The preview host of a revision: `r12--zephyr.preview.example`. A market's dot becomes two hyphens, which no brand's id has, so that one
 * wildcard certificate covers all hosts.
 */
export const previewHost = (site: string, revision: number, domain: string): string =>
  `${previewName(site, revision)}.${domain}`;
