/** An object's content, and a version that says which content it was. */
export interface VersionedObject {
  bytes: Uint8Array;
  version: string;
}

/** An object in a list. */
export interface ListedObject {
  key: string;
  /** In bytes. */
  size: number;
}

/**
 * Keeps objects by key, as a folder or a bucket does. Every write is whole: a reader sees the old object or the new one, and a process
 * that is killed leaves one of the two.
 */
export interface ObjectStore {
  /** The name of the store in messages: its folder or its address. */
  name: string;
  /** The content of an object, undefined if there is none. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Waits until all that was created outlasts a power cut. */
  settle(): Promise<void>;
  /** Writes an object unless there is one, and returns whether it did. */
  create(key: string, bytes: Uint8Array): Promise<boolean>;
  /** Whether there is an object. */
  has(key: string): Promise<boolean>;
  /** All objects whose key begins with `prefix/`, sorted by key. */
  list(prefix: string): Promise<ListedObject[]>;
  /** The first parts of keys below `prefix/`, sorted: its folders and objects. */
  names(prefix: string): Promise<string[]>;
  /** Removes an object, if there is one. */
  remove(key: string): Promise<void>;
  /** Removes what killed commands left half written, and old versions of replaced objects. No other command may be writing. */
  removeLeftovers(): Promise<void>;
  /** An object that is replaced as a whole, with its version; undefined if it was never written. */
  current(key: string): Promise<VersionedObject | undefined>;
  /**
   * Replaces such an object if its version is still `before` (undefined: it was never written). Returns whether it did: of two writers
   * with the same `before`, one.
   */
  replace(key: string, bytes: Uint8Array, before: string | undefined): Promise<boolean>;
}
