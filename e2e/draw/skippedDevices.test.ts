import { describe, expect, it } from 'vitest';
import { skippedDevice } from './skippedDevices.ts';

const SOURCE = `test('has a menu', async ({ isMobile }) => {
  test.skip(isMobile, 'a phone has another');
});
test('has a bar', async ({ isMobile }) => {
  test.skip(!isMobile, 'phones alone have it');
});
test('has a footer', async () => {});
`;

describe('the device that a journey skips', () => {
  it.each([
    [1, 'phone'],
    [4, 'desktop'],
    [7, undefined],
  ])('is read from the code that begins on line %i: %s', (line, device) => {
    expect(skippedDevice(SOURCE, [1, 4, 7], line)).toBe(device);
  });
});
