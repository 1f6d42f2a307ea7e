import { dropDraft, keepDraft, keptDraft } from './fields/keptDraft.ts';
import type { KeyStore } from './idempotencyKey.ts';

/** Keeps an intent's key in the tab, under a name, so that it survives a reload and a visit to another page. A logout drops it. */
export const tabKeyStore = (name: string): KeyStore => ({
  read() {
    const { intent, key, sentAt } = keptDraft(name);
    const isWhole = typeof intent === 'string' && typeof key === 'string';
    return isWhole && typeof sentAt === 'number' ? { intent, key, sentAt } : undefined;
  },
  keep: (held) => keepDraft(name, { ...held }),
  drop: () => dropDraft(name),
});
