/** The first label of a revision's preview host. */
export const previewName = (site: string, revision: number): string =>
  `r${revision}--${site.replaceAll('.', '--')}`;

/** Whether a text is such a label. */
export const isPreviewName = (text: string): boolean => /^r\d+--/.test(text);

/**
 * The preview host of a revision: `r12--zephyr.preview.example`. A market's dot becomes two hyphens, which no brand's id has, so that one
 * wildcard certificate covers all hosts.
 */
export const previewHost = (site: string, revision: number, domain: string): string =>
  `${previewName(site, revision)}.${domain}`;
