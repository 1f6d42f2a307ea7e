import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** The server's data of a call; absent in a test that calls the app directly. */
export interface Environment {
  Bindings: Partial<HttpBindings>;
}

export type PlatformContext = Context<Environment>;

const LOOPBACK = '127.0.0.1';

/** The client address of a call, without the IPv6 prefix of an IPv4 address. */
export const clientIp = (context: PlatformContext): string =>
  (context.env?.incoming?.socket.remoteAddress ?? LOOPBACK).replace(/^::ffff:/, '');
