import type { HelpSection, HelpTopic } from '#src/platform/endpoints/help/getHelpCenter.ts';
import { latinDigits } from '#src/ui/latinDigits.ts';

/** A search result: a topic with its section. */
export interface FoundTopic {
  section: HelpSection;
  topic: HelpTopic;
}

/** Normalizes text for comparison: letter forms, case and digits. */
const plain = (text: string): string => latinDigits(text.normalize('NFKC')).toLowerCase();

/**
 * The topics that contain every word of `query`, in their order; those with all words in the title come first. Empty for a query without
 * words.
 */
export function findTopics(sections: readonly HelpSection[], query: string): FoundTopic[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  const hasAll = (text: string) => words.every((word) => plain(text).includes(word));
  const found = sections.flatMap((section) =>
    section.topics
      .filter(({ title, text }) => hasAll(`${title}\n${text}`))
      .map((topic) => ({ section, topic })),
  );
  const inTitle = found.filter(({ topic }) => hasAll(topic.title));
  return [...inTitle, ...found.filter((each) => !inTitle.includes(each))];
}
