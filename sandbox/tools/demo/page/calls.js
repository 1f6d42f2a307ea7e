/** A call of the platform that was refused, or had no answer that can be read. */
export class Refused extends Error {
  /** @param {string} code @param {string} message */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** How long an answer may take, in milliseconds. */
const PATIENCE_MS = 20_000;

/** Why there is no answer, as a code. @param {unknown} error */
const silence = (error) =>
  error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'network';

/**
 * Makes a call of the test games.
 *
 * @param {'GET' | 'POST' | 'DELETE'} method
 * @param {string} path whole, or below `/demo/api/`
 * @param {object | undefined} body
 * @param {string} merchantCode
 * @returns {Promise<any>} the value of the answer
 * @throws {Refused} where the platform refuses or does not answer
 */
export async function call(method, path, body, merchantCode) {
  const answer = await fetch(new URL(path, `${location.origin}/demo/api/`), {
    method,
    headers: { 'Content-Type': 'application/json', 'Merchant-Code': merchantCode },
    ...(body && { body: JSON.stringify(body) }),
    keepalive: method === 'DELETE',
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch((error) => {
    throw new Refused(silence(error), '');
  });
  const { success, value, code, message } = await answer
    .json()
    .catch((/** @type {unknown} */ error) => {
      throw new Refused(error instanceof SyntaxError ? 'malformed' : silence(error), '');
    });
  if (!success) throw new Refused(code, message);
  return value;
}
