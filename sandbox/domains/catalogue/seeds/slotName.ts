import type { Random } from '#sandbox/kernel/random.ts';
import { ADJECTIVES, NOUNS, NUMBERS, PLACES, TAILS } from './words.ts';

/** A slot's name, with what its picture shows. */
export interface SlotName {
  name: string;
  emblem: string;
}

const ALL_NOUNS = Object.entries(NOUNS).flatMap(([emblem, nouns]) =>
  nouns.map((noun) => ({ emblem, noun: noun.replaceAll('_', ' ') })),
);

/** Nouns that can follow a number. */
const COUNTED = ALL_NOUNS.filter(({ noun }) => !/[hsy]$|t of /.test(noun));

/** Generates a name that is not taken yet. */
export function nextSlotName(random: Random, taken: Set<string>): SlotName {
  for (;;) {
    const slot = composeName(random);
    if (taken.has(slot.name)) continue;
    taken.add(slot.name);
    return slot;
  }
}

function composeName(random: Random): SlotName {
  const { emblem, noun } = random.pick(ALL_NOUNS);
  const form = random.between(1, 100);
  if (form <= 52) return { emblem, name: `${random.pick(ADJECTIVES)} ${noun}` };
  if (form <= 62) return { emblem, name: `${noun} of ${random.pick(PLACES)}` };
  if (form <= 70) return { emblem, name: `${random.pick(PLACES)} ${noun}` };
  if (form <= 77) return { emblem, name: `${noun} ${random.pick(TAILS)}` };
  if (form <= 83) {
    const second = random.pick(ALL_NOUNS);
    if (second.noun !== noun) return { emblem, name: `${noun} & ${second.noun}` };
  }
  if (form <= 88) {
    const counted = random.pick(COUNTED);
    return { emblem: counted.emblem, name: `${random.pick(NUMBERS)} ${counted.noun}s` };
  }
  return { emblem, name: `${random.pick(ADJECTIVES)} ${noun} ${random.pick(TAILS)}` };
}
