import { useState } from 'react';

/** The opening of a dialog whose code loads on demand. Once opened it stays mounted, so that it can animate when it closes. */
export function useLazyOpening(load: () => Promise<unknown>) {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const open = state === 'open';
  const preload = () => void load().catch(() => undefined);
  return {
    open,
    mounted: state !== 'unopened',
    setOpen: (next: boolean) => setState(next ? 'open' : 'closed'),
    /** The properties of the link or button that opens it: loading starts before the press ends. */
    opener: {
      'aria-haspopup': 'dialog',
      'aria-expanded': open,
      onPointerDown: preload,
      onFocus: preload,
    } as const,
  };
}
