/** The result of the last read, kept until the next. */
export interface NewestRead<T> {
  /** The answer of the newest read that has completed. */
  current(): T;
  /** Reads again. An answer that arrives after a later read's is dropped: it is out of date. */
  refresh(): Promise<void>;
}

/** Reads for the first time and keeps the answer. */
export async function newestRead<T>(read: () => Promise<T>): Promise<NewestRead<T>> {
  let current = await read();
  let begun = 0;
  let newest = 0;
  return {
    current: () => current,
    async refresh() {
      begun += 1;
      const place = begun;
      const answer = await read();
      if (place < newest) return;
      newest = place;
      current = answer;
    },
  };
}
