import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import type { SiteFiles } from '../assets/files.ts';
import { brandMessages } from '../brandMessages.ts';
import { brandChunks } from '../chunks.ts';
import { iconsOf } from '../compile/graph.ts';
import { escapeStyle } from '../page/escape.ts';
import type { BrandSource } from '../readBrand.ts';
import type { SiteContext } from './context.ts';
import { robotsFile, sitemapFile } from './crawlerFiles.ts';
import { addDocuments } from './documents.ts';
import { draftBrand } from './draft.ts';
import { headersFile } from './headers.ts';
import { HOST_FILES } from './hostFiles.ts';
import { withLanguageList } from './languageList.ts';
import { nginxFile } from './nginx.ts';
import { contentSecurityPolicy } from './policy.ts';
import { redirectsFile } from './redirects.ts';
import { SECURITY_TEXT_PATH, securityText } from './securityText.ts';
import { addWorker } from './worker.ts';

/** A whole site: the files made for the brand, and those of the compiled app. */
export interface Site {
  files: SiteFiles;
  /** Paths of files in the compiled client, the same in the site. */
  chunks: string[];
}

/**
 * Makes the whole site of a valid brand, in memory. The same brand and context give the same bytes.
 * @throws if a file of the brand cannot be read as its type
 */
export async function makeSite(
  source: BrandSource,
  brand: ResolvedBrand,
  context: SiteContext,
): Promise<Site> {
  const drafted = await draftBrand(source, brand, context.cached);
  const files: SiteFiles = new Map(drafted.assets.files);
  const draft = { ...drafted, page: withLanguageList(files, drafted.page) };
  const styleOf = (language: string): string =>
    escapeStyle(draft.css + (draft.scriptFonts.get(language) ?? '') + context.css);
  const scripts: string[] = [];
  for (const language of brand.languages.supported) {
    const messages = await brandMessages(context.catalogue, { source, draft }, language);
    const style = styleOf(language);
    scripts.push(...addDocuments(files, draft, language, { messages, style }, context).scripts);
  }
  addWorker(files, draft, context);
  const policy = contentSecurityPolicy(brand, {
    scripts,
    styles: [...new Set(brand.languages.supported.map(styleOf))],
  });
  const icon = draft.assets.icons.png192;
  const hostFiles = {
    'robots.txt': robotsFile(brand),
    'sitemap.xml': sitemapFile(brand),
    [HOST_FILES.headers]: headersFile(brand, policy),
    [HOST_FILES.redirects]: redirectsFile(brand, icon),
    [HOST_FILES.nginx]: nginxFile(brand, policy, icon),
  };
  const security = securityText(brand);
  if (security !== undefined) files.set(SECURITY_TEXT_PATH, Buffer.from(security));
  for (const [name, text] of Object.entries(hostFiles)) files.set(name, Buffer.from(text));
  const chunks = brandChunks(context.graph, brand);
  const unused = draft.assets.sprite === undefined ? undefined : iconsOf(context.graph);
  return { files, chunks: chunks.filter((path) => path !== unused) };
}
