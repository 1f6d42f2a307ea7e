import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Contract } from './merge.ts';
import { platformContract } from './platformContract.ts';
import { shapeOf } from './shape.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A call, or a refusal's value, by its name in the contract. */
const NAMED = /(\.call|refusalValue)\(\s*(["'])(\w+)\2/g;
/** A call without a literal name. */
const UNNAMED = /platform\.call\(\s*[^"'\s]/;

/** The client's data of each call and refusal, as JavaScript text (`Wire` in src/platform/operations.ts). */
function wires({ operations, codes, document }: Contract): ReadonlyMap<string, string> {
  const wire = (...parts: string[]) => `[${parts.join()}]`;
  const calls = operations.map(({ operation, method, path }): [string, string] => {
    const value = operation['x-value'];
    const shape = value ? shapeOf(value, document) : 'void 0';
    const encrypted = operation['x-encrypted'] ? ['1'] : [];
    return [
      operation.operationId,
      wire(JSON.stringify(method), JSON.stringify(path), shape, ...encrypted),
    ];
  });
  const refusals = [...codes].flatMap(([code, { value }]): [string, string][] =>
    value ? [[code, wire(JSON.stringify(code), shapeOf(value, document))]] : [],
  );
  return new Map([...calls, ...refusals]);
}

/**
 * Replaces the name of a call by its contract data: `platform.call('getVip')` becomes a call with the method, the path and the shape of the
 * answer. So each chunk knows only the calls that it makes.
 * @throws if the name of a call is not a literal at the call
 */
export function contractCalls(root = ROOT): Plugin {
  let known: ReadonlyMap<string, string> | undefined;
  return {
    name: 'livery:contract-calls',
    transform: {
      filter: { id: { include: /\/src\/.*\.tsx?$/ }, code: /\.call\(|refusalValue\(/ },
      handler(code) {
        if (UNNAMED.test(code)) this.error('The name of a call is written as a text at the call.');
        known ??= wires(platformContract(root));
        const named = known;
        const written = code.replace(NAMED, (found, callee: string, _quote, name: string) => {
          const wire = named.get(name);
          return wire === undefined ? found : `${callee}(${wire}`;
        });
        return { code: written, map: null };
      },
    },
  };
}
