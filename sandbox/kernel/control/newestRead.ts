/** What was read last, kept until it is read again. */
export interface NewestRead<T> {
  /** What the newest of the reads that have come brought. */
  current(): T;
  /** Reads again. An answer that comes after that of a later read is dropped: it is older than what is known. */
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
