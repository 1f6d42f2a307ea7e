/** Timers that wait until a story releases them. */
export interface HeldTimers {
  /** The number of waiting timers. */
  count(): number;
  pass(): void;
  /** Lets timers run as before. */
  release(): void;
}

/** Holds back all timers of exactly that delay, so that a pause lasts as long as the story needs. */
export function holdTimers(milliseconds: number): HeldTimers {
  const { setTimeout: start, clearTimeout: stop } = window;
  const held = new Map<number, () => void>();
  Object.assign(window, {
    setTimeout(act: () => void, delay?: number) {
      if (delay !== milliseconds) return start(act, delay);
      const id = start(() => {}, 0);
      held.set(id, act);
      return id;
    },
    clearTimeout(id?: number) {
      held.delete(id ?? 0);
      stop(id);
    },
  });
  return {
    count: () => held.size,
    pass() {
      const due = [...held.values()];
      held.clear();
      for (const act of due) act();
    },
    release: () => Object.assign(window, { setTimeout: start, clearTimeout: stop }),
  };
}
