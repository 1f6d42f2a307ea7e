import { defaultsOf } from './propControls.ts';

interface CodeOf {
  title: string;
  component?: { displayName?: string; name?: string } | undefined;
}

const attribute = (name: string, value: unknown): RegExp =>
  new RegExp(
    `\\s+${name}=${typeof value === 'string' ? `"${value}"` : `\\{${value}\\}`}(?=[\\s/>])`,
  );

/** The code of a story without the defaults that its controls start with: nobody has to write those. */
export function plainCode(code: string, { title, component }: CodeOf): string {
  const start = new RegExp(`^<${component?.displayName ?? component?.name}\\b`);
  const attributes = Object.entries(defaultsOf(title)).map(([name, value]) =>
    attribute(name, value),
  );
  return code
    .split(/(?=<[A-Z])/)
    .map((tag) =>
      start.test(tag) ? attributes.reduce((rest, each) => rest.replace(each, ''), tag) : tag,
    )
    .join('');
}
