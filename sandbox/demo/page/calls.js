/** A call of the platform that was refused. */
export class Refused extends Error {
  /** @param {string} code @param {string} message */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/**
 * Makes a call of the test games.
 *
 * @param {'POST' | 'DELETE'} method
 * @param {string} path below `/demo/api/`
 * @param {object} body
 * @param {string} merchantCode
 * @returns {Promise<any>} the value of the answer
 * @throws {Refused} where the platform refuses or does not answer
 */
export async function call(method, path, body, merchantCode) {
  const answer = await fetch(`/demo/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'Merchant-Code': merchantCode },
    body: JSON.stringify(body),
    keepalive: method === 'DELETE',
  }).catch(() => {
    throw new Refused('network', '');
  });
  const { success, value, code, message } = await answer.json();
  if (!success) throw new Refused(code, message);
  return value;
}
