import { BlockList, isIP } from 'node:net';

/** The addresses of this machine; an IPv4 address in IPv6 form matches too. */
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/**
 * Whether the host of a URL, or the address of a connection, is this machine: `localhost` or a loopback address. A domain is not, whatever
 * its name starts with.
 */
export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(address);
  if (family === 0) return address === 'localhost';
  return LOOPBACK.check(address, family === 6 ? 'ipv6' : 'ipv4');
}
