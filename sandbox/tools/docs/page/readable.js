/**
 * @typedef {{ schema: { contentSchema?: object }, 'x-plaintext-example'?: unknown }} EncryptedBody
 * @typedef {{ content: Record<string, EncryptedBody | { schema: object | undefined, example: unknown }>, description?: string }} Body
 * @typedef {{ paths: Record<string, Record<string, { requestBody?: Body }>> }} Contract
 */

const ENCRYPTED = 'application/jose';

/**
 * Opens every encrypted body, and says that it is one: nobody can read a schema of the cipher.
 *
 * @param {Contract} contract as its file has it; it is changed
 */
export function openBodies({ paths }) {
  for (const call of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    const body = call.requestBody;
    const encrypted = body?.content[ENCRYPTED];
    if (!body || !encrypted || !('x-plaintext-example' in encrypted)) continue;
    const { schema, 'x-plaintext-example': example } = encrypted;
    body.content = { 'application/json': { schema: schema.contentSchema, example } };
    body.description = `It travels encrypted: a compact JWE of the type \`${ENCRYPTED}\`.`;
  }
}
