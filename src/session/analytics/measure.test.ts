import { beforeEach, describe, expect, it, vi } from 'vitest';

const provider = () => ({ page: vi.fn(), event: vi.fn(), stop: vi.fn() });

describe('measure', () => {
  beforeEach(() => vi.resetModules());

  it('queues events in order until the provider has loaded', async () => {
    const { measure, startMeasuring } = await import('./measure.ts');
    measure('registration_opened', {});
    measure('registration_sent', { method: 'mobile' });
    const to = provider();
    startMeasuring(to);
    measure('registration_done', { method: 'mobile' });
    expect(to.event.mock.calls.map(([name]) => name)).toEqual([
      'registration_opened',
      'registration_sent',
      'registration_done',
    ]);
  });

  it('drops events once measurement has stopped, including queued ones', async () => {
    const { measure, startMeasuring, stopMeasuring } = await import('./measure.ts');
    measure('registration_opened', {});
    stopMeasuring();
    measure('registration_sent', { method: 'username' });
    const to = provider();
    startMeasuring(to);
    expect(to.event).not.toHaveBeenCalled();
  });

  it('stops the provider when measurement stops', async () => {
    const { startMeasuring, stopMeasuring } = await import('./measure.ts');
    const to = provider();
    startMeasuring(to);
    stopMeasuring();
    stopMeasuring();
    expect(to.stop).toHaveBeenCalledOnce();
  });
});
