import { describe, expect, it } from 'vitest';
import { failureKind } from '#src/app/failure.ts';
import { ChunkError } from '#src/modules/screens.ts';

describe('an error thrown while a page renders (S8.8, S9.6)', () => {
  it('is slow for a screen that timed out, and missing for one that failed to load', () => {
    const late = new DOMException('no answer', 'TimeoutError');
    expect(failureKind(new ChunkError('help/HelpScreen', late))).toBe('slow');
    expect(failureKind(new ChunkError('help/HelpScreen', new Error('gone')))).toBe('missing');
  });

  it.each([
    'Failed to fetch dynamically imported module: https://site.test/assets/QRCode-1a2b.js',
    'error loading dynamically imported module: https://site.test/assets/QRCode-1a2b.js',
    'Importing a module script failed.',
  ])('is missing for a part of a screen that failed to load: %s', (message) => {
    expect(failureKind(new TypeError(message))).toBe('missing');
  });

  it('is a fault in all other cases', () => {
    expect(failureKind(new TypeError('x is undefined'))).toBe('fault');
    expect(failureKind('thrown')).toBe('fault');
  });
});
