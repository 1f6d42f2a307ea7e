import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { UsageError } from '#scripts/command/exit.ts';
import { requirePort } from './port.ts';
import { brandOf, portOf, startFlags } from './settings.ts';

describe('the settings of npm start', () => {
  it('take the port of the environment, or the usual one', () => {
    expect(portOf({}, 4173)).toBe(4173);
    expect(portOf({ PORT: '8080' }, 4173)).toBe(8080);
  });

  it.each(['http', '-1', '70000', '80.5'])('refuse %s as a port', (PORT) => {
    expect(() => portOf({ PORT }, 4173)).toThrow(UsageError);
  });

  it('take the brand of the environment, or the first by id', () => {
    expect(brandOf({}, ['zephyr', 'breeze'])).toBe('breeze');
    expect(brandOf({ BRAND: 'zephyr' }, ['breeze', 'zephyr'])).toBe('zephyr');
  });

  it("take the folder of brands from a flag, or the project's own", () => {
    expect(startFlags(['--brands', '/srv/brands'])).toEqual({ brands: '/srv/brands' });
    expect(startFlags([]).brands).toMatch(/\/brands$/);
  });

  it.each([[['--brand', 'zephyr']], [['zephyr']]])('refuse %j and say what to write', (args) => {
    expect(() => startFlags(args)).toThrow(/BRAND=NAME npm start -- --brands FOLDER/);
  });

  it('say which brand was meant', () => {
    expect(() => brandOf({ BRAND: 'zefyr' }, ['breeze', 'zephyr'])).toThrow('zephyr');
    expect(() => brandOf({}, [])).toThrow('no brand yet');
  });
});

describe('the port of a server', () => {
  it('is refused at once where another server has it', async () => {
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
