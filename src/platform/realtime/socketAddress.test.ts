import { expect, it } from 'vitest';
import { socketAddress } from '#src/platform/realtime/socketAddress.ts';

it.each([
  ['/', 'http://localhost:4173/bn/rng?vassalage=CQ9', 'ws://localhost:4173/ws'],
  ['/', 'https://brand.example/', 'wss://brand.example/ws'],
  ['https://platform.example/', 'https://brand.example/', 'wss://platform.example/ws'],
])('the WebSocket of a platform at %s, for a page at %s, is %s (S6.6)', (base, page, address) => {
  expect(socketAddress(base, page)).toBe(address);
});
