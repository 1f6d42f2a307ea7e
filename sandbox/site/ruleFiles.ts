import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type HeaderRule, parseHeaders, parseRedirects, type RedirectRule } from './siteRules.ts';

/** The rules that a site has now. */
export interface RuleFiles {
  redirects(): Promise<RedirectRule[]>;
  headers(): Promise<HeaderRule[]>;
}

/** Reads what a file says, and again once the file is another; no text where there is no file. */
function readerOf<T>(path: string, parse: (text: string) => T): () => Promise<T> {
  let kept: { key: string; parsed: Promise<T> } | undefined;
  return async () => {
    const stats = await stat(path).catch(() => undefined);
    const key = stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : '';
    if (kept?.key === key) return kept.parsed;
    const parsed = readFile(path, 'utf8').then(parse, () => parse(''));
    kept = { key, parsed };
    return parsed;
  };
}

/** The `_redirects` and `_headers` of a site. A build beneath a running server changes both: the policy names new styles. */
export const openRuleFiles = (siteDir: string): RuleFiles => ({
  redirects: readerOf(join(siteDir, '_redirects'), parseRedirects),
  headers: readerOf(join(siteDir, '_headers'), parseHeaders),
});
