/** The groups of tokens that roles are made of. Components know the roles alone. */
const PRIMITIVES = ['palette', 'scale'] as const;
type Primitive = (typeof PRIMITIVES)[number];

/** The groups of roles that are written together as one value, and only where a brand makes use of them. */
const COMPOSED = ['gradient'] as const;
type Composed = (typeof COMPOSED)[number];

/** The tree of a token file with a name at each token: `shape.color.text.primary`. */
export type Shape<Group> = Group extends { $value: unknown }
  ? string
  : { [Key in Exclude<keyof Group, `$${string}`> as Key]: Shape<Group[Key]> };

type Tree = { [key: string]: string | Tree };

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

function tree(group: object, path: readonly string[]): string | Tree {
  if ('$value' in group) return variableName(path);
  const children = Object.entries(group).filter(([key]) => !key.startsWith('$'));
  return Object.fromEntries(
    children.flatMap(([key, child]) =>
      isGroup(child) ? [[key, tree(child, [...path, key])]] : [],
    ),
  );
}

/** The name of the CSS custom property of a token, without its two dashes: `lv-color-text-onAccent`. */
export const variableName = (path: readonly string[]): string => `lv-${path.join('-')}`;

/** Whether components may use the token: it is a role, not a primitive. */
export const isRole = (path: readonly string[]): boolean =>
  !PRIMITIVES.some((name) => name === path[0]);

/** Whether a role is a part of a composed value, without a custom property of its own. */
export const isComposed = (path: readonly string[]): boolean =>
  COMPOSED.some((name) => name === path[0]);

/** The roles of a token file, with the name of the CSS custom property at each. */
export function roleNames<File extends object>(
  file: File,
): Shape<Omit<File, Primitive | Composed>> {
  const roles = Object.fromEntries(
    Object.entries(file).filter(([key]) => isRole([key]) && !isComposed([key])),
  );
  return tree(roles, []) as Shape<Omit<File, Primitive | Composed>>;
}
