import type { ReactNode } from 'react';
import { BASE_TOKENS } from '#scripts/pipeline/theme/layers.ts';
import { variableName } from '#src/theme/shape.ts';
import * as sheet from './sheet.css.ts';

/** A role of the tokens: its path, and what it is for. */
export interface Role {
  path: string;
  description: string;
}

/** The roles below a group, in the order of the tokens. */
export function rolesBelow(group: string): Role[] {
  return [...BASE_TOKENS.base, ...BASE_TOKENS.dark]
    .filter(([path]) => path.startsWith(`${group}.`))
    .map(([path, { description }]) => ({ path, description }));
}

/** The role as CSS reads it. */
export const cssVar = (path: string): string => `var(--${variableName(path.split('.'))})`;

export interface RolesProps {
  title: string;
  group: string;
  /** Some roles of the group; all of them otherwise. */
  only?: readonly string[];
  /** The CSS of every role, as the toolbars have it. */
  values: Readonly<Record<string, string>>;
  /** What shows one role. */
  children: (role: Role) => ReactNode;
}

/** A group of roles, each shown with its name and what it is for. */
export function Roles({ title, group, only, values, children }: RolesProps) {
  const roles = rolesBelow(group).filter(({ path }) => only?.includes(path) ?? true);
  return (
    <section className={sheet.section}>
      <h2 className={sheet.title}>{title}</h2>
      <div className={sheet.grid}>
        {roles.map((role) => (
          <div key={role.path} className={sheet.card}>
            {children(role)}
            <span className={sheet.name}>{role.path.slice(group.length + 1)}</span>
            <span className={sheet.code}>{values[role.path]}</span>
            <span className={sheet.note}>{role.description}</span>
          </div>
        ))}
      </div>
    </section>
  );
}
