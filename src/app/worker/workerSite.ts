/** The service worker's site data; the build writes it before the worker's code. */
export interface WorkerSite {
  /** The files fetched when the worker is installed: just an address if it contains the file's hash. */
  precache: readonly (string | { url: string; revision: string })[];
  /** Addresses whose documents are cached, and their files. */
  documents: Readonly<Record<string, string>>;
  /** The offline pages by language prefix; the default language comes last. */
  offline: readonly { prefix: string; document: string }[];
}

/**
 * The cached file for an address when the network fails: its own document if cached, else the offline page in the language of the address.
 */
export function keptDocument(site: WorkerSite, pathname: string): string | undefined {
  const own = site.documents[pathname.replace(/(?<=.)\/+$/, '')];
  if (own !== undefined) return own;
  const inside = (prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`);
  return site.offline.find(({ prefix }) => inside(prefix))?.document;
}
