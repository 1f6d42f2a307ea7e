import { variableName } from '#src/theme/shape.ts';
import dark from '#tokens/dark.json' with { type: 'json' };

type Values = Readonly<Record<string, string>>;
type Theme = 'dark' | 'light';

const NAMES = Object.keys(dark.gradient).filter((name) => !name.startsWith('$'));

/** The end of a gradient that a role is, with the role of the other end; undefined for any other role. */
export function endOf(role: string): { other: string } | undefined {
  const [group, name, end] = role.split('.');
  if (group !== 'gradient' || (end !== 'from' && end !== 'to')) return undefined;
  return { other: `gradient.${name}.${end === 'from' ? 'to' : 'from'}` };
}

/** The gradients of a theme whose ends differ, by the names of their custom properties. */
function drawn(values: Values): Map<string, string> {
  const all = new Map<string, string>();
  for (const name of NAMES) {
    const part = (end: string) => values[`gradient.${name}.${end}`] ?? '';
    const [from, to, angle] = [part('from'), part('to'), part('angle')];
    if (from === to) continue;
    const variable = (role: string) => `--${variableName(['gradient', role])}`;
    all.set(variable(name), `linear-gradient(${angle}deg,${from},${to})`);
    if (name === 'primary')
      all.set(variable(`${name}Hover`), `linear-gradient(${angle}deg,${to},${from})`);
  }
  return all;
}

const block = (selector: string, properties: ReadonlyMap<string, string>): string =>
  properties.size === 0
    ? ''
    : `${selector}{${[...properties].map(([name, css]) => `${name}:${css};`).join('')}}`;

/**
 * The gradients of the themes as custom properties; empty if all surfaces are plain. Colours that the reader forces do not replace
 * gradients, so that they get none.
 */
export function gradientCss(themes: Partial<Record<Theme, Values>>, main: Theme): string {
  const other = main === 'dark' ? 'light' : 'dark';
  const first = drawn(themes[main] ?? {});
  const second = drawn(themes[other] ?? {});
  const reset = new Map([...first.keys()].map((name) => [name, 'initial']));
  const blocks = [
    block(`:root,[data-theme="${main}"]`, first),
    themes[other] ? block(`[data-theme="${other}"]`, new Map([...reset, ...second])) : '',
  ].join('');
  return blocks === '' ? '' : `@media (forced-colors:none){${blocks}}`;
}
