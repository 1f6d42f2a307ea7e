import { dropDraft, keepDraft, keptDraft } from './fields/keptDraft.ts';
import type { KeyStore } from './intentKey.ts';

/** Keeps the key of an intent in the tab, under a name, so that it outlives a reload and a way to another page. A logout forgets it. */
export const tabKeyStore = (name: string): KeyStore => ({
  read() {
    const { intent, key, sentAt } = keptDraft(name);
    const isWhole = typeof intent === 'string' && typeof key === 'string';
    return isWhole && typeof sentAt === 'number' ? { intent, key, sentAt } : undefined;
  },
  keep: (held) => keepDraft(name, { ...held }),
  drop: () => dropDraft(name),
});
