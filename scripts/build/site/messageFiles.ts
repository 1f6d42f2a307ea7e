import type { Messages } from '#src/brand/page.ts';
import { addAsset, type SiteFiles } from '../assets/files.ts';

/** Adds each namespace of a language as a file; gives their addresses. */
export function addMessageFiles(
  files: SiteFiles,
  language: string,
  messages: Messages,
): Record<string, string> {
  const addresses = Object.entries(messages).map(([namespace, texts]): [string, string] => {
    const bytes = Buffer.from(JSON.stringify(texts));
    return [namespace, addAsset(files, `${namespace}.${language}.json`, bytes)];
  });
  return Object.fromEntries(addresses);
}
