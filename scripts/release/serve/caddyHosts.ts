import type { LiveState } from '../store/hosts.ts';

/** The file of a generation's hosts for Caddy. No host has such a name. */
export const CADDY_HOSTS = '_caddy';

/** Caddy refuses to import an empty file, and so would go on serving the last brand after its takedown. */
const HEAD = '# What is live, written by the release command.\n';

/** A block for each live brand, which names its site. */
export const caddyHosts = (brands: LiveState['brands']): string =>
  HEAD +
  Object.values(brands)
    .map(({ domains, site }) => {
      const hosts = domains.map((host) => `{$LIVERY_SCHEME}${host}`).join(', ');
      return `${hosts} {\n\timport livery_site ${site}\n\timport {$LIVERY_STORE}/sites/${site}/rules.caddy\n}\n`;
    })
    .join('');
