import { Ajv2020 } from 'ajv/dist/2020.js';
import { addFormats } from '#sandbox/kernel/contract/formats.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Action } from '#sandbox/kernel/interfaces/action.ts';
import type { ConsoleArea } from '#sandbox/kernel/interfaces/consoleArea.ts';
import type { Listing } from '#sandbox/kernel/interfaces/listing.ts';

/** What testers can look at and do, by name. */
export interface Registry {
  areas: readonly ConsoleArea[];
  /** Refuses an unknown name (`not_found`). */
  area(name: string): ConsoleArea;
  action(name: string): CheckedAction;
  listing(name: string): Listing;
}

/** An action with the check of its input. */
export interface CheckedAction {
  action: Action;
  validate: ReturnType<Ajv2020['compile']>;
}

/** Things by their names. Throws where two have the same. */
function byName<One extends { name: string }>(all: readonly One[]): Map<string, One> {
  const named = new Map(all.map((one) => [one.name, one]));
  if (named.size < all.length) {
    const names = all.map(({ name }) => name);
    const twice = names.filter((name, index) => names.indexOf(name) < index);
    throw new Error(`The console has more than one ${twice.join(', ')}.`);
  }
  return named;
}

function found<One>(all: ReadonlyMap<string, One>, name: string): One {
  const one = all.get(name);
  if (one === undefined) throw new Refusal('not_found');
  return one;
}

/** Keeps areas by name, their actions with checks. Throws where two things of a kind have the same name. */
export function createRegistry(list: readonly ConsoleArea[]): Registry {
  const ajv = new Ajv2020({ allErrors: true, keywords: ['multiline'] });
  addFormats(ajv);
  const areas = byName(list);
  const listings = byName(list.flatMap((area) => area.listings));
  const actions = new Map(
    [...byName(list.flatMap((area) => area.actions))].map(([name, action]) => [
      name,
      { action, validate: ajv.compile(action.schema) },
    ]),
  );
  return {
    areas: list,
    area: (name) => found(areas, name),
    action: (name) => found(actions, name),
    listing: (name) => found(listings, name),
  };
}
