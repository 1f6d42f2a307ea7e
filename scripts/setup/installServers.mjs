import { installFromDebian } from './command.mjs';
import { hasServers, NO_SERVERS, SERVER_PACKAGES } from './servers.mjs';

/** Finds the web servers that releases are tested with, or installs Debian's. Prints how to install them if it cannot. */
export function installServers() {
  if (hasServers()) return;
  console.log('Installing web servers for the tests: this can take a minute …');
  if (installFromDebian(SERVER_PACKAGES) && hasServers()) return;
  console.warn(NO_SERVERS);
}
