import { isObject } from '../jsonFile.ts';
import { cssColor } from './color.ts';
import type { TokenType } from './tokens.ts';

/** CSS of a length or a time: `12px`. Zero keeps its unit, because `calc()` needs it. */
const measure = (value: unknown): string =>
  isObject(value) ? `${Number(value.value)}${String(value.unit)}` : String(value);

const GENERIC =
  /^(serif|sans-serif|monospace|cursive|fantasy|math|emoji|system-ui|ui-[a-z]+|-apple-system)$/;

/** A name in quotes, if needed. A stack from a reference is CSS already. */
const fontName = (name: unknown): string => {
  const text = String(name);
  return GENERIC.test(text) || /[",]/.test(text) ? text : `"${text}"`;
};

const WEIGHTS: Record<string, number> = {
  thin: 100,
  hairline: 100,
  'extra-light': 200,
  'ultra-light': 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  'semi-bold': 600,
  'demi-bold': 600,
  bold: 700,
  'extra-bold': 800,
  'ultra-bold': 800,
  black: 900,
  heavy: 900,
  'extra-black': 950,
  'ultra-black': 950,
};

function oneShadow(value: unknown): string {
  if (!isObject(value)) return String(value);
  const lengths = [value.offsetX, value.offsetY, value.blur, value.spread].map(measure).join(' ');
  return `${value.inset === true ? 'inset ' : ''}${lengths} ${cssColor(value.color)}`;
}

const list = (value: unknown, one: (item: unknown) => string): string =>
  [value].flat().map(one).join(', ');

const WRITERS: Record<TokenType, (value: unknown) => string> = {
  color: cssColor,
  dimension: measure,
  duration: measure,
  cubicBezier: (value) =>
    Array.isArray(value) ? `cubic-bezier(${value.map(String).join(', ')})` : String(value),
  fontFamily: (value) => list(value, fontName),
  fontWeight: (value) => String(WEIGHTS[String(value)] ?? value),
  number: String,
  shadow: (value) => list(value, oneShadow),
};

export const isTokenType = (type: unknown): type is TokenType =>
  typeof type === 'string' && Object.hasOwn(WRITERS, type);

/** The CSS of a value with resolved references, as values or as the CSS of their targets. Invalid output is detectable: see `isBroken`. */
export const cssOf = (type: TokenType, value: unknown): string => WRITERS[type](value);

/** Whether a rendered value is invalid CSS: an object, a failed sum, a hole, or an unresolved reference. */
export const isBroken = (css: string): boolean =>
  css === '' || /\[object|NaN|undefined|null|[{}]/.test(css);
