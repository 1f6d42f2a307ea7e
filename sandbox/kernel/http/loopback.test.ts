import { expect, it } from 'vitest';
import { isLoopback } from './loopback.ts';

it.each([
  ...['localhost', '127.0.0.1', '127.255.255.254', '::1', '[::1]', '0:0:0:0:0:0:0:1'],
  ...['::ffff:127.0.0.1', '[::ffff:7f00:1]'],
])('recognizes %s as this machine', (host) => {
  expect(isLoopback(host)).toBe(true);
});

it.each([
  ...['', '127.', '127.1', '127.evil.example', '127.0.0.1.evil.example', 'localhost.evil.example'],
  ...['evil.localhost', '128.0.0.1', '::2', '::ffff:192.0.2.7', '[127.0.0.1', '0.0.0.0', '::'],
])('recognizes “%s” as another machine', (host) => {
  expect(isLoopback(host)).toBe(false);
});
