import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Debian's nginx, and the modules that the delivered configuration needs. */
export const NGINX = '/usr/sbin/nginx';
const MODULES = '/usr/lib/nginx/modules';
const NEEDED = ['ngx_http_lua_module.so', 'ngx_http_brotli_static_module.so'];

/** The Debian packages of the web servers that releases are tested with. */
export const SERVER_PACKAGES = [
  'nginx',
  'libnginx-mod-http-lua',
  'libnginx-mod-http-brotli-static',
];

/** What is said without them. */
export const NO_SERVERS = `No nginx with its modules was found, so the tests of served releases are skipped. Install it with: sudo apt-get install ${SERVER_PACKAGES.join(' ')}`;

/** Whether this machine has nginx with the modules. */
export const hasServers = (modules = MODULES) =>
  [NGINX, ...NEEDED.map((name) => join(modules, name))].every((path) => existsSync(path));
