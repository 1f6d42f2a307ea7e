import { inLanguage, type Language } from '#sandbox/kernel/text/language.ts';
import type { GameType } from '#src/platform/contract.generated.ts';
import { NAMES } from './rules/names.ts';

/** The selection of a bet, as stored. */
interface Selected {
  gameType: GameType;
  selection: string;
}

/** The text of a selection in a language: its name in the game, `× 2.00` for a cash-out multiplier. An unknown one stays as it is. */
export function selectionText({ gameType, selection }: Selected, language: Language): string {
  const named = inLanguage(NAMES, language);
  const words: Readonly<Record<string, string>> = named;
  const [match = '', end] = selection.split(':');
  if (end !== undefined) {
    const [home = '', away = ''] = match.split('-').map((code) => words[code] ?? code);
    const sides: Readonly<Record<string, string>> = { home, away };
    const versus = named.versus.replace('{home}', home).replace('{away}', away);
    return `${versus}: ${sides[end] ?? words[end] ?? end}`;
  }
  if (/^\d+(\.\d+)?$/.test(selection)) {
    const isDrawn = gameType === 'LOTT' || gameType === 'ELOTT';
    if (isDrawn) return named.number.replace('{number}', selection);
    return gameType === 'RNG' ? `× ${Number(selection).toFixed(2)}` : selection;
  }
  return words[selection] ?? selection;
}
