import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What the server tells about a call; nothing of it in a test that calls the app directly. */
export interface Environment {
  Bindings: Partial<HttpBindings>;
}

export type PlatformContext = Context<Environment>;

const LOOPBACK = '127.0.0.1';

/** The address that a call came from, without the prefix of IPv4 in IPv6. */
export const clientIp = (context: PlatformContext): string =>
  (context.env?.incoming?.socket.remoteAddress ?? LOOPBACK).replace(/^::ffff:/, '');
