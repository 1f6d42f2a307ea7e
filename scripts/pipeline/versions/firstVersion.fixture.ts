import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type JsonObject } from '../jsonFile.ts';
import { carry, MANIFEST } from './carry.ts';
import { STEPS } from './steps.ts';

/** What the first version of the schema had otherwise, in texts of its time. */
const MESSAGES = `{
  "agentHome": { "title": "The team room" },
  "deposit": {
    "told": {
      "title": "Thank you, we look into it"
    },
    "tell": {
      "submit": "Money is on its way",
      "number": "Number of the transfer"
    }
  },
  "lobby": {
    "heading": "Good evening from {{brand}}"
  },
  "app": {
    "error": {
      "title": "This page has run aground"
    }
  }
}
`;

const LEADING: JsonObject = { $type: 'number', bengali: { $value: 1.7 } };

/** Rewrites a folder that `brand new` has made as one of the first version: with what has another name today, or no place. */
export function asFirstVersion(dir: string): void {
  const manifest = join(dir, MANIFEST);
  const current = readFileSync(manifest, 'utf8').replace(
    '"compliance": {',
    '"platform": {\n    "payloadKeys": "/wps/system/payloadKeys"\n  },\n  "compliance": {',
  );
  writeFileSync(manifest, carry(MANIFEST, current, { from: 2, to: 1 }, STEPS).text);
  mkdirSync(join(dir, 'locales'), { recursive: true });
  writeFileSync(join(dir, 'locales/en.json'), MESSAGES);
  const tokens = join(dir, 'tokens/base.json');
  const base: unknown = JSON.parse(readFileSync(tokens, 'utf8'));
  const { font = {}, ...rest } = isObject(base) ? base : {};
  const leading = { ...(isObject(font) ? font : {}), leading: LEADING };
  writeFileSync(tokens, `${JSON.stringify({ ...rest, font: leading }, null, 2)}\n`);
}
