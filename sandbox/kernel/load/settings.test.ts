import { expect, it } from 'vitest';
import { loadOf } from './settings.ts';

it.each([
  [undefined, {}],
  ['', {}],
  ['2500', { longestWaitMs: 2500 }],
])('takes %j from the environment as the longest wait of a call', (text, load) => {
  expect(loadOf({ SANDBOX_LONGEST_WAIT_MS: text })).toEqual(load);
});

it.each(['0', '-5', '1.5', 'soon'])('rejects %j as the longest wait of a call', (text) => {
  expect(() => loadOf({ SANDBOX_LONGEST_WAIT_MS: text })).toThrow('SANDBOX_LONGEST_WAIT_MS');
});
