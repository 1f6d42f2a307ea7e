import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Debian's web servers, and the modules that the delivered configuration of nginx needs. */
export const CADDY = '/usr/bin/caddy';
export const NGINX = '/usr/sbin/nginx';
const MODULES = '/usr/lib/nginx/modules';
const NEEDED = ['ngx_http_lua_module.so', 'ngx_http_brotli_static_module.so'];

/** The Debian packages of the web servers that releases are tested with. */
export const SERVER_PACKAGES = [
  'caddy',
  'nginx',
  'libnginx-mod-http-lua',
  'libnginx-mod-http-brotli-static',
];

/** What is said without them. */
export const NO_SERVERS = `Caddy, or nginx with its modules, was not found, so the tests of served releases are skipped. Install them with: sudo apt-get install ${SERVER_PACKAGES.join(' ')}`;

/** Whether this machine has them. */
export const hasServers = (modules = MODULES) =>
  [CADDY, NGINX, ...NEEDED.map((name) => join(modules, name))].every((path) => existsSync(path));
