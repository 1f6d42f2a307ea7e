import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type HeaderRule, parseHeaders, parseRedirects, type RedirectRule } from './siteRules.ts';

/** The rules that a site has now. */
export interface RuleFiles {
  redirects(): Promise<RedirectRule[]>;
  headers(): Promise<HeaderRule[]>;
}

/**
 * Reads what a file says, and again once the file is another. Where it cannot be read, what it said before is kept: a build that replaces
 * the site takes it away for a moment. No text where it never was there.
 */
function readerOf<T>(path: string, parse: (text: string) => T): () => Promise<T> {
  const none = async (): Promise<T> => parse('');
  let kept = { key: '', parsed: none() };
  return async () => {
    const stats = await stat(path).catch(() => undefined);
    const key = stats ? `${stats.mtimeMs} ${stats.size} ${stats.ino}` : kept.key;
    if (kept.key === key) return kept.parsed;
    const before = kept;
    const parsed = readFile(path, 'utf8').then(parse, () => {
      kept = before;
      return before.parsed;
    });
    kept = { key, parsed };
    return parsed;
  };
}

/** The `_redirects` and `_headers` of a site. A build beneath a running server changes both: the policy names new styles. */
export const openRuleFiles = (siteDir: string): RuleFiles => ({
  redirects: readerOf(join(siteDir, '_redirects'), parseRedirects),
  headers: readerOf(join(siteDir, '_headers'), parseHeaders),
});
