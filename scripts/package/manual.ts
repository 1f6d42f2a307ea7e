import { basename, dirname, join } from 'node:path/posix';

const LINK = /!?\[([^\]]*)\]\(([^()\s]+)\)/g;

/** Whether a link leads to a file, rather than to a part of its own page or out of the package. */
export const leadsToFile = (target: string): boolean => !/^(#|[a-z]+:)/.test(target);

/** The links of a page in Markdown: what each leads to. */
export const linksOf = (text: string): string[] =>
  [...text.matchAll(LINK)].map(([, , target = '']) => target);

/** The file that a page links. */
export const linkedFile = (page: string, target: string): string =>
  join(dirname(page), target.replace(/#.*$/, ''));

/**
 * A page of a manual for the package: a link to a file that the package lacks becomes its text, or the path of the file if the text is its
 * name.
 * @param page its path in the package
 * @param isThere whether the package has a path
 */
export const packedManual = (
  page: string,
  text: string,
  isThere: (path: string) => boolean,
): string =>
  text.replace(LINK, (link, words: string, target: string) => {
    const file = leadsToFile(target) ? linkedFile(page, target) : undefined;
    if (file === undefined || isThere(file)) return link;
    return words === basename(file) ? `\`${file}\`` : words;
  });
