import { describe, expect, it } from 'vitest';
import { isPaymentMessage } from './paymentMessage.ts';

const frame = {} as Window;
const speaker = { window: frame, origin: 'https://pay.example' };
const said = { origin: 'https://pay.example', source: frame, data: { type: 'livery:payment' } };

describe('isPaymentMessage', () => {
  it('accepts messages of the provider’s page in the frame', () => {
    expect(isPaymentMessage(said, speaker)).toBe(true);
  });

  it.each([
    ['another origin', { ...said, origin: 'https://evil.example' }],
    ['another window', { ...said, source: {} as Window }],
    ['nobody', { ...said, source: null }],
    ['other data', { ...said, data: { type: 'livery:ready' } }],
    ['a text', { ...said, data: 'livery:payment' }],
    ['nothing', { ...said, data: null }],
  ])('ignores %s', (_, event) => {
    expect(isPaymentMessage(event, speaker)).toBe(false);
  });

  it('ignores everything without a frame', () => {
    expect(isPaymentMessage({ ...said, source: null }, { ...speaker, window: null })).toBe(false);
  });
});
