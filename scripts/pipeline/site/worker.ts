import type { WorkerSite } from '#src/app/worker/workerSite.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import type { SiteFiles } from '../assets/files.ts';
import { assetsOf, ENTRY, iconsOf, START, screenFile, scriptsOf } from '../compile/graph.ts';
import { sha256 } from '../hash.ts';
import { pathIn } from '../page/languages.ts';
import { OFFLINE_FILE } from '../page/pages.ts';
import type { SiteContext } from './context.ts';
import type { BrandDraft } from './draft.ts';
import { documentFile, documentRows } from './routes.ts';
import { WORKER_PATH } from './workerPath.ts';

/** The rows whose documents are cached on the device. */
const keptRows = (brand: ResolvedBrand) =>
  documentRows(brand).filter(({ offline, document }) => offline && document === 'whole');

/** Languages with a prefix first, since the default one matches every address. */
const languagesOf = ({ languages }: ResolvedBrand) =>
  languages.supported.toSorted(
    (a, b) => Number(a === languages.default) - Number(b === languages.default),
  );

function workerSite(
  files: SiteFiles,
  { brand, page, assets }: BrandDraft,
  { graph }: SiteContext,
): WorkerSite {
  const { languages } = brand;
  const rows = keptRows(brand);
  const kept = languagesOf(brand).flatMap((language) =>
    rows.map(({ route }) => [
      pathIn(languages, language, route),
      pathIn(languages, language, `/${documentFile(route)}`),
    ]),
  );
  const offline = languagesOf(brand).map((language) => ({
    prefix: pathIn(languages, language, ''),
    document: pathIn(languages, language, `/${OFFLINE_FILE}`),
  }));
  const documents = [...kept.map(([, file = '']) => file), ...offline.map((one) => one.document)];
  const hashed = [
    ...scriptsOf(graph, [START, ENTRY, ...rows.map(({ screen }) => screenFile(screen))]),
    ...assetsOf(graph, ENTRY).map((file) =>
      file === `/${iconsOf(graph)}` ? (assets.sprite ?? file) : file,
    ),
    // Of several logos a device shows one, and caches it then; precaching would download them all.
    ...(assets.themeLogos ? [] : [page.logo.src]),
  ];
  return {
    precache: [
      ...documents.map((url) => ({ url, revision: sha256(files.get(url.slice(1)) ?? '') })),
      ...new Set(hashed),
    ],
    documents: Object.fromEntries(kept),
    offline,
  };
}

/** Adds the service worker to a site with its documents: the list of cached files, and its code, which all brands share. */
export function addWorker(files: SiteFiles, draft: BrandDraft, context: SiteContext): void {
  const site = JSON.stringify(workerSite(files, draft, context));
  files.set(WORKER_PATH.slice(1), Buffer.from(`self.livery=${site};\n${context.worker}`));
}
