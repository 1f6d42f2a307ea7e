import { isMeasured } from '#src/brand/measurement.ts';
import type { Messages } from '#src/brand/page.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { CONSENT_SCREEN } from '#src/modules/registry.ts';
import { addAsset, type SiteFiles } from '../assets/files.ts';

/** The namespace of the consent question, which only brands with a tag have. */
const [CONSENT] = CONSENT_SCREEN.split('/');

/** Adds each namespace of a language used by the brand as a file; returns their addresses. */
export function addMessageFiles(
  files: SiteFiles,
  { analytics }: Pick<ResolvedBrand, 'analytics'>,
  language: string,
  messages: Messages,
): Record<string, string> {
  const own = Object.entries(messages).filter(
    ([namespace]) => namespace !== CONSENT || isMeasured(analytics),
  );
  const addresses = own.map(([namespace, texts]): [string, string] => {
    const bytes = Buffer.from(JSON.stringify(texts));
    return [namespace, addAsset(files, `${namespace}.${language}.json`, bytes)];
  });
  return Object.fromEntries(addresses);
}
