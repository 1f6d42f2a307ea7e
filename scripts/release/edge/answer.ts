import { answerMoved } from '#sandbox/site/answerMoved.ts';
import { headersOf, redirectOf } from '#sandbox/site/siteRules.ts';
import { answerFile } from './answerFile.ts';
import type { FindSite } from './liveSites.ts';
import type { SiteContents } from './siteContents.ts';
import type { Storage } from './storage.ts';

/** Where the answers come from. */
export interface Releases {
  storage: Storage;
  /** Finds the site of a host, in this order. */
  find: readonly FindSite[];
  contents: (site: string) => Promise<SiteContents>;
}

/** The calls of the platform, on the origin of each site. */
const PLATFORM = /^\/(wps|lgw|lotto|art|ws)(\/|$)/;

const said = (status: number, text: string, headers: Record<string, string> = {}): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });

/** A path without escapes; undefined for one that cannot be read. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

async function siteOf(host: string, find: readonly FindSite[]): Promise<string | undefined> {
  for (const each of find) {
    const site = await each(host);
    if (site !== undefined) return site;
  }
  return undefined;
}

/** Answers with what a site has at an address, by its own rules. */
async function answerOf(
  request: Request,
  { files, headers, redirects }: SiteContents,
  storage: Storage,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = decoded(pathname);
  const sent = (status: number) => ({
    ...{ storage, status },
    ruled: headersOf(headers, pathname, status),
  });
  if (path === undefined) return said(400, 'This address cannot be read.');
  const own = files.get(path) ?? files.get(`${path.replace(/\/$/, '')}/index.html`);
  if (own) return answerFile(request, own, sent(200));
  const rule = redirectOf(redirects, path);
  if (rule && rule.status >= 300 && rule.status < 400) {
    return answerMoved(encodeURI(rule.to) + search, rule.status, sent(rule.status).ruled);
  }
  const file = files.get(rule?.to ?? '/404.html');
  if (file) return answerFile(request, file, sent(rule?.status ?? 404));
  return said(404, 'There is no such page.');
}

/**
 * Answers a request to any host of the brands from a store of releases. Calls of the platform go on to the origin behind this function with
 * their host, by which the platform knows the merchant.
 */
export async function answer(
  request: Request,
  { storage, find, contents }: Releases,
): Promise<Response> {
  const { hostname, pathname } = new URL(request.url);
  if (PLATFORM.test(pathname)) return fetch(request);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return said(405, 'This address can only be read.', { Allow: 'GET, HEAD' });
  }
  try {
    const site = await siteOf(hostname.replace(/\.$/, ''), find);
    if (site === undefined) return said(404, 'There is no site at this address.');
    return await answerOf(request, await contents(site), storage);
  } catch (error) {
    console.error(error);
    return said(503, 'This page is not available right now. Try again in a moment.', {
      'Retry-After': '5',
    });
  }
}
