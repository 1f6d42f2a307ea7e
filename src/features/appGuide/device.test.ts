import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

describe('the device of a visitor of the app guide (S1.5)', () => {
  it.each([
    ['Mozilla/5.0 (Linux; Android 14; SM-A155F) Chrome/140.0 Mobile Safari/537.36', 5, 'android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15', 5, 'ios'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.1 Safari/605.1.15', 0, 'desktop'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36', 10, 'desktop'],
    ['', 0, 'desktop'],
  ])('of %s with %i touch points is %s', (userAgent, touchPoints, device) => {
    expect(deviceOf(userAgent, Number(touchPoints))).toBe(device);
  });
});
