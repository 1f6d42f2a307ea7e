type Callback = (payload: string) => void;

/** The listeners to the channels of a database. */
export interface Channels {
  /** Every channel that was ever listened to. */
  names(): string[];
  /** Adds a listener; returns its removal. */
  add(channel: string, callback: Callback): () => Promise<void>;
  /** Passes a notification on. */
  tell(channel: string, payload: string): void;
}

/** Creates an empty list of listeners. */
export function createChannels(): Channels {
  const channels = new Map<string, Set<Callback>>();
  return {
    names: () => [...channels.keys()],
    add(channel, callback) {
      // A callback may be added twice, and removed once.
      const own: Callback = (payload) => callback(payload);
      const callbacks = channels.get(channel) ?? new Set();
      channels.set(channel, callbacks.add(own));
      return async () => void callbacks.delete(own);
    },
    tell(channel, payload) {
      for (const callback of channels.get(channel) ?? []) callback(payload);
    },
  };
}
