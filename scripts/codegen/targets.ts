import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandTypes } from '#scripts/codegen/brandTypes.ts';
import { callSchemas } from '#scripts/codegen/contract/callTypes.ts';
import { codesDocs } from '#scripts/codegen/contract/codesDocs.ts';
import { conformanceRows, readTests } from '#scripts/codegen/contract/conformance.ts';
import { conformanceDocs } from '#scripts/codegen/contract/conformanceDocs.ts';
import { examplesTable } from '#scripts/codegen/contract/examplesTable.ts';
import { platformContract } from '#scripts/codegen/contract/platformContract.ts';
import { requestsTable } from '#scripts/codegen/contract/requestsTable.ts';
import { failuresTable, operationsTable } from '#scripts/codegen/contract/tables.ts';
import { edgeFunction } from '#scripts/codegen/edgeFunction.ts';
import { iconSetSprite } from '#scripts/codegen/iconSets.ts';
import { iconNames, iconSprite } from '#scripts/codegen/icons.ts';
import { languagesDocs } from '#scripts/codegen/languagesDocs.ts';
import { manifestDocs } from '#scripts/codegen/manifestDocs.ts';
import { messageTypes, sourceMessages } from '#scripts/codegen/messages.ts';
import { mutantsDocs } from '#scripts/codegen/mutantsDocs.ts';
import { partsApi } from '#scripts/codegen/openapi/partsApi.ts';
import { schemaTypes } from '#scripts/codegen/openapi/schemaTypes.ts';
import { callProofs } from '#scripts/codegen/proofs/callProofs.ts';
import requirements from '#scripts/codegen/proofs/compliance.json' with { type: 'json' };
import { checkRequirements } from '#scripts/codegen/proofs/compliance.ts';
import { complianceDocs } from '#scripts/codegen/proofs/complianceDocs.ts';
import { coverage } from '#scripts/codegen/proofs/coverage.ts';
import { coverageDocs } from '#scripts/codegen/proofs/coverageDocs.ts';
import { readProofs } from '#scripts/codegen/proofs/readProofs.ts';
import { realtimeShapes } from '#scripts/codegen/realtimeShapes.ts';
import { realtimeTypes } from '#scripts/codegen/realtimeTypes.ts';
import { tokensDocs } from '#scripts/codegen/tokensDocs.ts';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { readSource } from '#scripts/translate/checkMessages.ts';
import { baselineText } from '#scripts/translate/provenance/baseline.ts';

/** One generated file. */
export interface Target {
  /** Its path from the root. */
  file: string;
  /** Its text, the same for the same sources. Throws if the sources contradict each other. */
  generate: (root: string) => Promise<string>;
}

const schemaOf = (root: string, name: string) =>
  JSON.parse(readFileSync(join(root, `schemas/${name}.schema.json`), 'utf8'));

const brandSchema = (root: string) => schemaOf(root, 'brand');

const BASELINE_FILE = `languages/${SOURCE}/baseline.json`;

async function baseline(root: string): Promise<string> {
  const { messages, baseline: known } = readSource(root);
  return baselineText(messages, known);
}

async function compliance(root: string): Promise<string> {
  checkRequirements(root, requirements);
  return complianceDocs(requirements);
}

/** Every generated file of the project. */
export const TARGETS: readonly Target[] = [
  { file: 'src/brand/resolved.generated.ts', generate: (root) => brandTypes(brandSchema(root)) },
  { file: 'docs/manifest.md', generate: async (root) => manifestDocs(brandSchema(root)) },
  { file: 'docs/tokens.md', generate: tokensDocs },
  { file: 'docs/mutants.md', generate: async () => mutantsDocs() },
  {
    file: 'src/i18n/messages.generated.ts',
    generate: async (root) => messageTypes(sourceMessages(root)),
  },
  { file: BASELINE_FILE, generate: baseline },
  { file: 'docs/languages.md', generate: async (root) => languagesDocs(root) },
  {
    file: 'src/platform/contract.generated.ts',
    generate: (root) => schemaTypes(callSchemas(platformContract(root))),
  },
  {
    file: 'sandbox/kernel/contract/operations.generated.ts',
    generate: async (root) => operationsTable(platformContract(root)),
  },
  {
    file: 'sandbox/kernel/contract/requests.generated.ts',
    generate: async (root) => requestsTable(platformContract(root).document),
  },
  {
    file: 'sandbox/kernel/failures/failures.generated.ts',
    generate: async (root) => failuresTable(platformContract(root)),
  },
  {
    file: 'src/platform/endpoints/examples.generated.ts',
    generate: async (root) => examplesTable(platformContract(root)),
  },
  {
    file: 'src/platform/realtime.generated.ts',
    generate: (root) => realtimeTypes(schemaOf(root, 'realtime')),
  },
  {
    file: 'src/platform/realtime/shapes.generated.ts',
    generate: async (root) => realtimeShapes(schemaOf(root, 'realtime')),
  },
  {
    file: 'docs/platform-conformance.md',
    generate: async (root) =>
      conformanceDocs(conformanceRows(platformContract(root), readTests(root))),
  },
  {
    file: 'docs/coverage.md',
    generate: async (root) => coverageDocs(coverage([...readProofs(root), ...callProofs(root)])),
  },
  { file: 'docs/compliance.md', generate: compliance },
  { file: 'docs/platform-codes.md', generate: async (root) => codesDocs(platformContract(root)) },
  { file: 'src/ui/icons/sprite.generated.svg', generate: async (root) => iconSprite(root) },
  ...(['solid', 'duo'] as const).map((set) => ({
    file: `src/ui/icons/${set}.generated.svg`,
    generate: async (root: string) => iconSetSprite(root, set),
  })),
  { file: 'src/ui/icons/names.generated.ts', generate: async (root) => iconNames(root) },
  { file: 'deploy/edge/livery.generated.js', generate: edgeFunction },
  { file: 'src/ui/api.snapshot.md', generate: async (root) => partsApi(root) },
];
