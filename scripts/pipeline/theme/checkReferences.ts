import type { TokenFile } from '../readBrand.ts';
import type { Complaint } from '../validate/diagnostic.ts';
import { didYouMean } from '../validate/nearest.ts';
import { circleFrom } from './graph.ts';
import { BASE_GRAPH, BASE_TOKENS, type Node, targetKey } from './layers.ts';
import { expectedType, type Reference, referencesIn } from './references.ts';
import type { TokenType } from './tokens.ts';

/** A complaint about a place inside of a token's value. */
export interface PlacedComplaint extends Complaint {
  in: readonly (string | number)[];
}

const inReach = (file: TokenFile): string[] => [
  ...new Set([...BASE_TOKENS[file].keys(), ...BASE_TOKENS.base.keys()]),
];

function complaintAbout(
  file: TokenFile,
  type: TokenType,
  { target, at }: Reference,
): PlacedComplaint | undefined {
  const found = BASE_GRAPH.get(targetKey(file, target));
  const text = `{${target}}`;
  if (!found) {
    const near = didYouMean(target, inReach(file))?.replace(/"([^"]+)"/, '"{$1}"');
    const reason = `There is no token ${target} that ${file}.json could refer to.`;
    return { in: at, rule: 'token-reference', text, reason, suggestion: near };
  }
  const wanted = expectedType(type, at);
  if (found.type === wanted) return undefined;
  const reason = `A ${wanted} is needed here, and ${target} is a ${found.type}.`;
  return { in: at, rule: 'token-type', text, reason };
}

/** The references of a token without a target, or to a token of another type. */
export const referenceComplaints = (
  file: TokenFile,
  type: TokenType,
  value: unknown,
): PlacedComplaint[] =>
  referencesIn(value).flatMap((reference) => complaintAbout(file, type, reference) ?? []);

/** The complaint if a token refers to itself in the end, with the cycle. */
export function circleComplaint(
  node: Node,
  overrides: ReadonlyMap<string, Node>,
): Complaint | undefined {
  const way = circleFrom(
    node.key,
    (key) => (overrides.get(key) ?? BASE_GRAPH.get(key))?.targets ?? [],
  );
  if (!way) return undefined;
  return { rule: 'token-circle', reason: `This token refers to itself: ${way.join(' → ')}.` };
}
