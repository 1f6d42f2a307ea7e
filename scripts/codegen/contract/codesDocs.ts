import type { Contract } from './merge.ts';

const INTRO = `# Codes of failures

<!-- Generated from schemas/platform/*.yaml by \`npm run codegen\`. Do not edit. -->

A call that fails answers \`{ success: false, value, message, code }\` with the status of its code. \`value\` is null, or tells more: the parameters
at fault of \`invalid_parameter\`, for instance. The contract says of every call which codes it can fail with.

| code | status | message |
| --- | --- | --- |
`;

/** The reference of all codes, by their status. */
export function codesDocs({ codes }: Contract): string {
  const rows = [...codes].sort(([, a], [, b]) => a.status - b.status);
  return `${INTRO}${rows.map(([code, { status, message }]) => `| \`${code}\` | ${status} | ${message} |\n`).join('')}`;
}
