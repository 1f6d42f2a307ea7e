import { expect, it } from 'vitest';
import { loadOf } from './settings.ts';

it.each([
  [undefined, {}],
  ['', {}],
  ['2500', { longestWaitMs: 2500 }],
])('the longest wait of a call can be set to %j', (text, load) => {
  expect(loadOf({ SANDBOX_LONGEST_WAIT_MS: text })).toEqual(load);
});

it.each(['0', '-5', '1.5', 'soon'])('the longest wait of a call cannot be set to %j', (text) => {
  expect(() => loadOf({ SANDBOX_LONGEST_WAIT_MS: text })).toThrow('SANDBOX_LONGEST_WAIT_MS');
});
