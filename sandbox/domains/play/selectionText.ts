import type { Language } from '#sandbox/kernel/text/language.ts';
import { filled, textIn } from '#scripts/languages/texts.ts';
import type { GameType } from '#src/platform/contract.generated.ts';
import { nameOf, TEXTS } from './rules/names.ts';

/** The selection of a bet, as stored. */
interface Selected {
  gameType: GameType;
  selection: string;
}

/** The selection of a match, `KIT-HER:home`: the match, and the side that was chosen. */
function matchText(match: string, end: string, language: Language): string {
  const [home = '', away = ''] = match.split('-').map((code) => nameOf(code, language) ?? code);
  const sides: Readonly<Record<string, string>> = { home, away };
  const versus = filled(textIn(language, TEXTS, 'names.versus'), sides);
  return `${versus}: ${sides[end] ?? nameOf(end, language) ?? end}`;
}

/** The text of a selection in a language: its name in the game, `× 2.00` for a cash-out multiplier. An unknown one stays as it is. */
export function selectionText({ gameType, selection }: Selected, language: Language): string {
  const [match = '', end] = selection.split(':');
  if (end !== undefined) return matchText(match, end, language);
  if (/^\d+(\.\d+)?$/.test(selection)) {
    const isDrawn = gameType === 'LOTT' || gameType === 'ELOTT';
    if (isDrawn) return filled(textIn(language, TEXTS, 'names.number'), { number: selection });
    return gameType === 'RNG' ? `× ${Number(selection).toFixed(2)}` : selection;
  }
  return nameOf(selection, language) ?? selection;
}
