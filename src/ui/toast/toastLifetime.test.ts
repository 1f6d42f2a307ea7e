import { describe, expect, it } from 'vitest';
import { toastLifetime } from './toastLifetime.ts';

const action = { label: 'Put it back', onAct: () => {} };

describe('the lifetime of a toast', () => {
  it('ends after the time needed to read it', () => {
    expect(toastLifetime({ tone: 'success', title: 'Copied' })).toBe(5000);
  });

  it('is longer for a toast with an action', () => {
    expect(toastLifetime({ tone: 'info', title: 'Removed', action })).toBe(10_000);
  });

  it('has no end for an error, with or without an action', () => {
    expect(toastLifetime({ tone: 'danger', title: 'Not saved' })).toBe(0);
    expect(toastLifetime({ tone: 'danger', title: 'Not saved', action })).toBe(0);
  });
});
