import { expect, it, vi } from 'vitest';
import { installServers } from './installServers.mjs';
import { hasServers, NO_SERVERS } from './servers.mjs';

vi.mock('./command.mjs', () => ({ installFromDebian: () => false }));
vi.mock('./servers.mjs', { spy: true });

it('web servers without their modules do not count', () => {
  expect(hasServers('/nowhere')).toBe(false);
});

it('missing web servers are reported with the install command', () => {
  vi.mocked(hasServers).mockReturnValue(false);
  vi.spyOn(console, 'log').mockReturnValue();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  installServers();
  expect(warn.mock.calls).toEqual([[NO_SERVERS]]);
  expect(NO_SERVERS).toContain('apt-get install caddy nginx');
});
