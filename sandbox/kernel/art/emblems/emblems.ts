import * as boards from './boards.ts';
import * as cards from './cards.ts';
import * as contests from './contests.ts';
import * as crafts from './crafts.ts';
import * as nature from './nature.ts';
import * as sea from './sea.ts';
import * as sky from './sky.ts';
import type { Emblem } from './treasures.ts';
import * as treasures from './treasures.ts';

const EMBLEMS: Readonly<Record<string, Emblem>> = {
  ...treasures,
  ...sky,
  ...nature,
  ...sea,
  ...crafts,
  ...boards,
  ...cards,
  ...contests,
};

/** The emblem of a name. Throws for an unknown one. */
export function emblemOf(name: string): Emblem {
  const emblem = EMBLEMS[name];
  if (!emblem) throw new Error(`There is no emblem ${name}.`);
  return emblem;
}
