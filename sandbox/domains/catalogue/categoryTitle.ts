import type { Language } from '#sandbox/kernel/text/language.ts';
import { textIn } from '#scripts/languages/texts.ts';
import type { GameType } from '#src/platform/contract.generated.ts';

/** The name of a category in a language (S1.1). */
export const categoryTitle = (type: GameType, language: Language): string =>
  textIn(language, 'sandbox/catalogue', `categories.${type}`);
