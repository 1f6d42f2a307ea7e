/** What the service worker knows of its site; the build writes it before the worker's code. */
export interface WorkerSite {
  /** What is fetched when the worker is installed: an address alone where it carries the hash of the file. */
  precache: readonly (string | { url: string; revision: string })[];
  /** Addresses whose documents are kept, and the files of those. */
  documents: Readonly<Record<string, string>>;
  /** The page for devices without a connection, by the prefix of its language; the default language comes last. */
  offline: readonly { prefix: string; document: string }[];
}

/**
 * The kept file that answers an address when the network does not: its own document where that is kept, else the page that
 * says so in the language of the address.
 */
export function keptDocument(site: WorkerSite, pathname: string): string | undefined {
  const own = site.documents[pathname.replace(/(?<=.)\/+$/, '')];
  if (own !== undefined) return own;
  const inside = (prefix: string) => pathname === prefix || pathname.startsWith(`${prefix}/`);
  return site.offline.find(({ prefix }) => inside(prefix))?.document;
}
