import { isObject } from '#scripts/pipeline/jsonFile.ts';
import { isHost } from './hostName.ts';
import { isHash } from './siteFault.ts';

/** Whether a value is the number of a revision. */
const isRevisionNumber = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0;

const isList = <Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(isItem);

/** Whether a value is what is live of a brand. */
const isLive = (value: unknown): boolean =>
  isObject(value) &&
  isRevisionNumber(value.revision) &&
  isHash(value.site) &&
  isList(value.domains, isHost) &&
  isList(value.before, isRevisionNumber);

/** Why a live state cannot be trusted, undefined if it can. */
export function stateFault(state: unknown): string | undefined {
  if (!isObject(state)) return 'it is no JSON object';
  const { generation, changedBy, changedAt, brands, hosts, reached = {} } = state;
  if (!isRevisionNumber(generation)) return 'it has no generation';
  if (typeof changedBy !== 'string' || typeof changedAt !== 'string') {
    return 'it does not say who changed it, and when';
  }
  if (!isObject(brands) || !isObject(hosts) || !isObject(reached)) return 'a part of it is missing';
  const brand = Object.entries(brands).find(([, live]) => !isLive(live))?.[0];
  if (brand !== undefined) return `what it says of brand ${JSON.stringify(brand)} cannot be read`;
  const host = Object.entries(hosts).find(([name, site]) => !isHost(name) || !isHash(site))?.[0];
  if (host !== undefined) return `what it says of host ${JSON.stringify(host)} cannot be read`;
  return Object.values(reached).every(isRevisionNumber)
    ? undefined
    : 'it does not say which revisions were ever live';
}
