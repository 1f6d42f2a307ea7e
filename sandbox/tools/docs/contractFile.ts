import { ROOT } from '#scripts/roots/roots.ts';

/** The contract as one document of OpenAPI, made from its fragments when somebody reads it. */
async function contract() {
  const { platformContract } = await import('#scripts/codegen/contract/platformContract.ts');
  return platformContract(ROOT).document;
}

/** The contract as YAML. */
export async function contractYaml(): Promise<string> {
  const { yamlText } = await import('#scripts/codegen/contract/yamlText.ts');
  return yamlText(await contract());
}

/** The contract as JSON. */
export const contractJson = async (): Promise<string> => JSON.stringify(await contract());
