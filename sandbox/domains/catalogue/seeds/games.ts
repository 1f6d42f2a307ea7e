import { palette } from '#sandbox/kernel/art/palette.ts';
import { namesOf } from '#sandbox/kernel/database/names.ts';
import { createRandom, shuffled } from '#sandbox/kernel/random.ts';
import type { Texts } from '#sandbox/kernel/text/texts.ts';
import type { GameType } from '#src/platform/contract.generated.ts';
import { namedGame } from './namedGame.ts';
import { type NamedGame, SPORTS_ENTRIES } from './namedRows.ts';
import { VENDORS } from './vendors.ts';

/** A row of the table `game`, by the names of its columns. */
export interface GameSeed {
  id: number;
  code: string;
  vendor_code: string;
  type: GameType;
  classify: NamedGame['classify'];
  name: string;
  names: Texts;
  emblem: string;
  placeholder: string;
  rank: number;
  hot: boolean;
  is_new: boolean;
  demo: boolean;
}

const FIRST_ID = 20_001;
const HOT_SHARE = 0.02;
const NEW_SHARE = 0.03;

/** Game types that a visitor can try without an account (S2.25). */
const WITH_DEMO = new Set<GameType>(['RNG', 'FISH', 'PVP']);

/** Generates the whole catalogue, the same every time, in the order of ids. */
export function seedGames(): GameSeed[] {
  const random = createRandom('catalogue');
  const taken = new Set<string>();
  const drafts = VENDORS.flatMap((vendor) => {
    let serial = 0;
    return Object.entries(vendor.games).flatMap(([key, count]) => {
      const type = key as GameType;
      return Array.from({ length: count }, (_, index) => {
        serial += 1;
        return {
          vendor: vendor.code,
          code: `${vendor.code}-${String(serial).padStart(4, '0')}`,
          type,
          ...namedGame(type, vendor.code, index, random, taken),
        };
      });
    });
  });
  const ranks = shuffled(
    drafts.map((_, index) => index + 1),
    random,
  );
  return drafts.map(({ vendor, code, type, names, classify, emblem }, index) => {
    const rank = ranks[index] ?? index + 1;
    return {
      id: FIRST_ID + index,
      code,
      vendor_code: vendor,
      type,
      classify,
      ...namesOf(names),
      emblem,
      placeholder: palette(code, emblem).placeholder,
      rank,
      hot: rank <= drafts.length * HOT_SHARE,
      is_new: random.chance(NEW_SHARE),
      demo: WITH_DEMO.has(type) && !(vendor in SPORTS_ENTRIES),
    };
  });
}
