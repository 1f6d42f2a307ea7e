import { idOf, type Translation } from '../messages.ts';
import { type Baseline, baselineHash, sourceHash } from './baseline.ts';
import { type Maker, type Provenance, reviewHash } from './provenance.ts';

/** What is recorded about translations. */
export interface Recorded {
  /** The namespaces and messages it is about; none means all. */
  names: readonly string[];
  made?: Maker;
  /** The day and the person, `2026-01-31 A. Reader`. */
  review?: string;
}

const sorted = <Value>(record: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));

/** A part of a record without its key if it has nothing in it. */
const part = <Key extends string, Value>(key: Key, record: Readonly<Record<string, Value>>) =>
  Object.keys(record).length > 0 ? { [key]: sorted(record) } : {};

/** The names of all namespaces if none is named. */
const namesOf = (names: readonly string[], all: readonly Translation[]): string[] =>
  names.length > 0 ? [...names] : [...new Set(all.map(({ message }) => message.namespace))];

const isNamed = (names: readonly string[], { message }: Translation): boolean =>
  names.length === 0 || names.includes(message.namespace) || names.includes(idOf(message));

/** The exceptions that say something else than the namespace of their message, or the language, already does. */
function neededExceptions(
  exceptions: Readonly<Record<string, Maker>>,
  made: Maker,
): Record<string, Maker> {
  const needed = Object.entries(exceptions).filter(([name, maker]) => {
    const [namespace = '', key] = name.split(':');
    const outer = key === undefined ? made : (exceptions[namespace] ?? made);
    return maker !== outer;
  });
  return Object.fromEntries(needed);
}

/** The provenance after the named translations are said to be made from what the source says now, by whom, and reviewed by whom. */
export function recorded(
  known: Provenance,
  all: readonly Translation[],
  baseline: Baseline,
  { names, made, review }: Recorded,
): Provenance {
  const there = all.filter(({ texts }) => texts.length > 0);
  const from = { ...known.from };
  for (const { message } of there.filter((translation) => isNamed(names, translation))) {
    const hash = sourceHash(message);
    if (hash === baselineHash(baseline, message)) delete from[idOf(message)];
    else from[idOf(message)] = hash;
  }
  const exceptions = { ...(made && names.length === 0 ? {} : known.exceptions) };
  for (const name of made ? names : []) exceptions[name] = made ?? known.made;
  const reviews = { ...known.reviews };
  if (review !== undefined) {
    const read = namesOf(names, there).map((name): [string, string] => [
      name,
      reviewHash(all.filter((translation) => isNamed([name], translation))),
    ]);
    reviews[review] = sorted({ ...reviews[review], ...Object.fromEntries(read) });
  }
  const madeBy = made && names.length === 0 ? made : known.made;
  return {
    made: madeBy,
    ...part('exceptions', neededExceptions(exceptions, madeBy)),
    ...part('from', from),
    ...part('reviews', reviews),
  };
}
