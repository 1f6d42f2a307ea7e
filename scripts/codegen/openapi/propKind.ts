import ts from 'typescript';
import type { StoryProp } from './storyProp.ts';
import { ALIASED } from './typeText.ts';

type Kind = Pick<StoryProp, 'kind' | 'options'>;

const EMPTY = ts.TypeFlags.Undefined | ts.TypeFlags.Null;

const partsOf = (type: ts.Type): ts.Type[] =>
  (type.isUnion() ? type.types : [type]).filter(({ flags }) => (flags & EMPTY) === 0);

/** The value of a literal type; of any other, undefined. */
function literal(checker: ts.TypeChecker, type: ts.Type): string | number | boolean | undefined {
  if (type.isStringLiteral() || type.isNumberLiteral()) return type.value;
  if (type.flags & ts.TypeFlags.BooleanLiteral) return checker.typeToString(type) === 'true';
  return undefined;
}

/** Kind of control that a prop of this type takes, with the options of a choice. */
export function propKind(checker: ts.TypeChecker, type: ts.Type, text: string): Kind {
  if (text === ALIASED.name) return { kind: 'icon' };
  if (/\bReact(Node|Element)\b/.test(text) && !/=>|[[{]/.test(text)) return { kind: 'node' };
  const parts = partsOf(type);
  const all = (flags: ts.TypeFlags) =>
    parts.length > 0 && parts.every((each) => each.flags & flags);
  if (all(ts.TypeFlags.BooleanLike)) {
    return parts.length === 1 && text !== 'boolean'
      ? { kind: 'choice', options: [text === 'true'] }
      : { kind: 'boolean' };
  }
  const options = parts
    .map((each) => literal(checker, each))
    .filter((value) => value !== undefined);
  if (options.length > 0 && options.length === parts.length) {
    return { kind: 'choice', options: options.sort() };
  }
  if (all(ts.TypeFlags.NumberLike)) return { kind: 'number' };
  if (all(ts.TypeFlags.NumberLike | ts.TypeFlags.StringLike)) return { kind: 'string' };
  const called = parts.length > 0 && parts.every((each) => each.getCallSignatures().length > 0);
  return { kind: called ? 'function' : 'other' };
}
