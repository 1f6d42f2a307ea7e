import { describe, expect, it } from 'vitest';
import { toastLifetime } from './toastLifetime.ts';

const action = { label: 'Put it back', onAct: () => {} };

describe('the lifetime of a toast', () => {
  it('ends by itself after the time to read it', () => {
    expect(toastLifetime({ tone: 'success', title: 'Copied' })).toBe(5000);
  });

  it('is longer where there is something to press', () => {
    expect(toastLifetime({ tone: 'info', title: 'Removed', action })).toBe(10_000);
  });

  it('has no end where something has gone wrong, with or without a way on', () => {
    expect(toastLifetime({ tone: 'danger', title: 'Not saved' })).toBe(0);
    expect(toastLifetime({ tone: 'danger', title: 'Not saved', action })).toBe(0);
  });
});
