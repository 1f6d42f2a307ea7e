import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '#scripts/pipeline/hash.ts';
import { packedManual } from './manual.ts';

/** The files and folders that are copied into the package. */
const COPIED = [
  'CHANGELOG.md',
  'deploy/caddy',
  'deploy/docker',
  'deploy/edge',
  'deploy/nginx',
  'deploy/operator',
  'docs/build.md',
  'docs/compliance.md',
  'docs/decisions/036-a-language-is-a-folder.md',
  'docs/decisions/038-origin-of-each-translation.md',
  'docs/decisions/039-vendor-chats-on-their-own-pages.md',
  'docs/deploy.md',
  'docs/designer.md',
  'docs/first-brand.md',
  'docs/languages.md',
  'docs/manifest.md',
  'docs/operator.md',
  'docs/performance.md',
  'docs/platform.md',
  'docs/platform-codes.md',
  'docs/tokens.md',
  'docs/upgrades.md',
  'languages',
  'schemas/brand.schema.json',
  'schemas/language.schema.json',
  'schemas/platform',
  'schemas/provenance.schema.json',
  'schemas/realtime.schema.json',
  'schemas/tokens.schema.json',
  'src/ui/icons/duo.generated.svg',
  'src/ui/icons/solid.generated.svg',
  'src/ui/icons/sprite.generated.svg',
];

/** Copies those files and the README into the folder of the package, without links to files that it lacks. */
export function copyFiles(root: string, folder: string): void {
  for (const path of COPIED) cpSync(join(root, path), join(folder, path), { recursive: true });
  cpSync(join(root, 'scripts/package/README.md'), join(folder, 'README.md'));
  const manuals = filesBelow(join(folder, 'docs')).map((file) => `docs/${file}`);
  for (const page of [...manuals, 'CHANGELOG.md', 'README.md']) {
    const file = join(folder, page);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      packedManual(page, text, (path) => existsSync(join(folder, path))),
    );
  }
}
