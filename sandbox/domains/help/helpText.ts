import type { HelpSection } from '#src/platform/contract.generated.ts';

/** A text in both languages. `{brand}` is replaced by the brand's name, `{age}` by its minimum age. */
export interface HelpText {
  en: string;
  bn: string;
}

/** A section of the help centre as written in the source. */
export interface WrittenSection {
  id: HelpSection['id'];
  title: HelpText;
  topics: readonly { id: string; title: HelpText; text: HelpText }[];
}
