import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { UsageError } from '#scripts/command/exit.ts';
import { requirePort } from './port.ts';
import { brandOf, portOf, startFlags } from './settings.ts';

describe('the settings of npm start', () => {
  it('use the port of the environment, or the default one', () => {
    expect(portOf({}, 4173)).toBe(4173);
    expect(portOf({ PORT: '8080' }, 4173)).toBe(8080);
  });

  it.each(['http', '-1', '70000', '80.5'])('reject the port %s', (PORT) => {
    expect(() => portOf({ PORT }, 4173)).toThrow(UsageError);
  });

  it('use the brand of the environment, or the first one by id', () => {
    expect(brandOf({}, ['zephyr', 'breeze'])).toBe('breeze');
    expect(brandOf({ BRAND: 'zephyr' }, ['breeze', 'zephyr'])).toBe('zephyr');
  });

  it('use the brands folder of a flag, or the project’s own', () => {
    expect(startFlags(['--brands', '/srv/brands'])).toEqual({ brands: '/srv/brands' });
    expect(startFlags([]).brands).toMatch(/\/brands$/);
  });

  it.each([[['--brand', 'zephyr']], [['zephyr']]])('reject %j and name the valid form', (args) => {
    expect(() => startFlags(args)).toThrow(/BRAND=NAME npm start -- --brands FOLDER/);
  });

  it('suggest the nearest brand', () => {
    expect(() => brandOf({ BRAND: 'zefyr' }, ['breeze', 'zephyr'])).toThrow('zephyr');
    expect(() => brandOf({}, [])).toThrow('no brand yet');
  });
});

describe('the port of a server', () => {
  it('is reported as in use immediately', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(requirePort(port)).rejects.toThrow(`Port ${port} is in use`);
    server.close();
    await once(server, 'close');
    await expect(requirePort(port)).resolves.toBeUndefined();
  });
});
