/**
 * The source of an inline script: a function that names nothing outside itself, called with its options. The same options give the same
 * text, so its hash can be in the content security policy.
 */
export function inlineScript<Options>(run: (options: Options) => void, options: Options): string {
  const source = run
    .toString()
    .split('\n')
    .map((line) => line.trim().replace(/ {2,}/g, ' '))
    .filter((line) => line !== '')
    .join('\n');
  return `(${source})(${JSON.stringify(options).replaceAll('<', '\\u003c')});`;
}
