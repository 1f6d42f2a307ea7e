import type { Random } from '#sandbox/kernel/random.ts';
import { inLanguage } from '#sandbox/kernel/text/language.ts';
import { sameText, type Texts, textsOf } from '#sandbox/kernel/text/texts.ts';
import type { GameType } from '#src/platform/contract.generated.ts';
import {
  ARCADE,
  DRAWS,
  LIVE,
  type NamedGame,
  PVP,
  RNG_TABLES,
  SPORTS,
  SPORTS_ENTRIES,
  TEXTS,
} from './namedRows.ts';
import { nextSlotName } from './slotName.ts';
import { CLIMBS, FLIGHTS, SEA_PLACES, SEAS } from './words.ts';

function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
}

/** A row with its name in a longer one. */
function within(row: NamedGame, key: string, values: Readonly<Record<string, string>>): NamedGame {
  const names = textsOf(TEXTS, `numbered.${key}`, (language) => ({
    ...values,
    name: inLanguage(row.names, language),
  }));
  return { ...row, names };
}

/** The row at an index, with its name numbered by the pass through the rows. */
function numbered(
  rows: readonly NamedGame[],
  index: number,
  key: 'number' | 'table' | 'room',
): NamedGame {
  const round = Math.floor(index / rows.length) + 1;
  return within(at(rows, index), key, { number: String(round) });
}

const MINUTES = [1, 3, 5, 10, 30];

/** The draw at an index: every kind of draw in every rhythm. */
function draw(index: number): NamedGame {
  const minutes = at(MINUTES, Math.floor(index / DRAWS.length));
  return within(at(DRAWS, index), 'draw', { minutes: String(minutes) });
}

/** Makes a name unique by adding a number if it is taken. */
function unused(taken: Set<string>, words: string): Texts {
  const base = words.replaceAll('_', ' ');
  let name = base;
  for (let count = 2; taken.has(name); count += 1) name = `${base} ${count}`;
  taken.add(name);
  return sameText(name);
}

/** A random word, with the emblem that shows it. */
function shownWord(random: Random, words: Readonly<Record<string, readonly string[]>>) {
  const emblem = random.pick(Object.keys(words));
  return { emblem, word: random.pick(words[emblem] ?? []) };
}

/** Generates a crash game (MXWIN, S2.23). */
function crashGame(random: Random, taken: Set<string>): NamedGame {
  const { emblem, word } = shownWord(random, FLIGHTS);
  return { names: unused(taken, `${word} ${random.pick(CLIMBS)}`), classify: 'Crash', emblem };
}

function fishGame(random: Random, taken: Set<string>): NamedGame {
  const { emblem, word } = shownWord(random, SEA_PLACES);
  return { names: unused(taken, `${random.pick(SEAS)} ${word}`), classify: 'Fishing', emblem };
}

/** Generates an RNG game: one in twenty is an arcade game, one in fifty a table, a few are crash games (MXWIN, S2.23). */
function rngGame(index: number, random: Random, taken: Set<string>): NamedGame {
  if (index % 113 === 7) return crashGame(random, taken);
  if (index % 20 === 11) return numbered(ARCADE, Math.floor(index / 20), 'number');
  if (index % 50 === 23) return numbered(RNG_TABLES, Math.floor(index / 50), 'number');
  const { name, emblem } = nextSlotName(random, taken);
  return { names: sameText(name), emblem, classify: random.chance(0.04) ? 'Jackpot' : 'Slots' };
}

/**
 * Generates the game at an index of a vendor's shelf. `taken` holds the names given so far, so that slots, crash and fish games never share
 * one.
 */
export function namedGame(
  type: GameType,
  vendor: string,
  index: number,
  random: Random,
  taken: Set<string>,
): NamedGame {
  switch (type) {
    case 'RNG':
      return rngGame(index, random, taken);
    case 'FISH':
      return fishGame(random, taken);
    case 'LIVE':
      return numbered(LIVE, index, 'table');
    case 'PVP':
      return numbered(PVP, index, 'room');
    case 'SPORTS':
      return SPORTS_ENTRIES[vendor] ?? at(SPORTS, index);
    case 'LOTT':
    case 'ELOTT':
      return draw(index);
  }
}
