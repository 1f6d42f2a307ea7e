import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createToastQueue, type ToastMessage } from './toastQueue.ts';

const message = (title: string): ToastMessage => ({ tone: 'info', title });

describe('the queue of toasts', () => {
  it('delivers every message once and in order, whenever the region mounts and unmounts', () => {
    const steps = fc.array(fc.constantFrom('add', 'open', 'close'), { maxLength: 40 });
    fc.assert(
      fc.property(steps, (run) => {
        const queue = createToastQueue();
        const shown: string[] = [];
        const sent: string[] = [];
        const open = () => queue.deliverTo(({ title }) => shown.push(title));
        let close: (() => void) | undefined;
        for (const [at, step] of run.entries()) {
          if (step === 'open') close = open();
          if (step === 'close') close?.();
          if (step === 'add') {
            sent.push(String(at));
            queue.add(message(String(at)));
          }
        }
        open();
        expect(shown).toEqual(sent);
      }),
    );
  });

  it('keeps the newer region when the older one unmounts late', () => {
    const queue = createToastQueue();
    const shown: string[] = [];
    const closeOlder = queue.deliverTo(() => {});
    queue.deliverTo(({ title }) => shown.push(title));
    closeOlder();
    queue.add(message('Copied'));
    expect(shown).toEqual(['Copied']);
  });
});
