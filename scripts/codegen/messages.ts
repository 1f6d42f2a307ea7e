import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { isOfSite, namespacesOf } from '#scripts/languages/messageFiles.ts';
import type { Messages } from '#src/brand/page.ts';

/** The site's messages in the source language, by namespace. */
export const sourceMessages = (root: string): Messages =>
  Object.fromEntries(
    namespacesOf(root, SOURCE)
      .filter(isOfSite)
      .map((name): [string, Messages] => [
        name,
        JSON.parse(readFileSync(join(root, 'languages', SOURCE, `${name}.json`), 'utf8')),
      ]),
  );

/** TypeScript for the texts of the source language, so that a misspelt key or placeholder is a type error. */
export const messageTypes = (messages: Messages): string =>
  [
    '/** Generated from the messages of the source language by `npm run codegen`. Do not edit. */',
    '',
    '/** Every message namespace with its texts in the source language. */',
    `export interface MessageTree ${JSON.stringify(messages, null, 2)}`,
    '',
  ].join('\n');
