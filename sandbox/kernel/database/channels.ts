type Callback = (payload: string) => void;

/** Who listens to the channels of a database. */
export interface Channels {
  /** The channels that were ever listened to. */
  names(): string[];
  /** Adds a listener; gives what removes it. */
  add(channel: string, callback: Callback): () => Promise<void>;
  /** Passes a notification on. */
  tell(channel: string, payload: string): void;
}

/** Makes a list of listeners, empty. */
export function createChannels(): Channels {
  const channels = new Map<string, Set<Callback>>();
  return {
    names: () => [...channels.keys()],
    add(channel, callback) {
      // One callback may listen twice, and stop once.
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
