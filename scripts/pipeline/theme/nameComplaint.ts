import { TOKEN_FILES, type TokenFile } from '../readBrand.ts';
import type { Complaint } from '../validate/diagnostic.ts';
import { didYouMean } from '../validate/nearest.ts';
import { BASE_TOKENS, FIXED_TOKENS } from './layers.ts';

/** A complaint about the name of a token, or of a group around it. */
export interface NameComplaint extends Complaint {
  /** The path of the invalid name. */
  name: readonly string[];
}

/** The allowed names for the last part of a path, and their targets, dotted. */
const siblings = (file: TokenFile, path: readonly string[]): Set<string> =>
  new Set(
    [...BASE_TOKENS[file].values()].map((token) => token.path.slice(0, path.length).join('.')),
  );

/** The files where a token of this path belongs. */
const homesOf = (path: string): string[] =>
  TOKEN_FILES.filter((file) => BASE_TOKENS[file].has(path)).map((file) => `tokens/${file}.json`);

/** The shortest prefix of a path that no base token has. */
const unexpectedPart = (file: TokenFile, path: readonly string[]): readonly string[] | undefined =>
  path
    .map((_, index) => path.slice(0, index + 1))
    .find((part) => !siblings(file, part).has(part.join('.')));

/** The fault of a token's name in a brand's file, if any. */
export function nameComplaint(file: TokenFile, path: readonly string[]): NameComplaint | undefined {
  const dotted = path.join('.');
  if (BASE_TOKENS[file].has(dotted)) return undefined;
  const said = { rule: 'token-unknown', at: 'key', name: path, text: dotted } as const;
  if (FIXED_TOKENS.has(dotted)) {
    const reason = 'This token is the same for every brand: media queries are compiled once.';
    return { ...said, reason };
  }
  const homes = homesOf(dotted);
  if (homes.length > 0) {
    return { ...said, reason: `The token ${dotted} belongs into ${homes.join(' and ')}.` };
  }
  const name = unexpectedPart(file, path);
  if (!name) return { ...said, reason: `${dotted} is a group of tokens, not a token.` };
  const text = name.join('.');
  const suggestion = didYouMean(text, siblings(file, name));
  return { ...said, name, text, reason: `The base has nothing named ${text}.`, suggestion };
}
