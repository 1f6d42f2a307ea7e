import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Readable } from 'node:stream';

const TEN_SECONDS_MS = 10_000;

/** More than any file that is asked for: a document or the record of a site. */
const MOST_BYTES = 32_000_000;

/** An answer of a web server. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Uint8Array;
}

/** What is asked for, and how long the whole answer may take. */
interface Asked {
  method?: string;
  encoding?: string;
  withinMs?: number;
}

/** All bytes of an answer, which may not go on for ever. */
async function bodyOf(response: Readable): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response) {
    size += part.byteLength;
    if (size > MOST_BYTES) throw new Error(`the answer is larger than ${MOST_BYTES / 1e6} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * Asks a server for a path of a host, whatever address the host's name has. It follows no redirects.
 * @throws if there is no whole answer in time
 */
export function ask(
  origin: string,
  host: string,
  path: string,
  { method = 'GET', encoding, withinMs = TEN_SECONDS_MS }: Asked = {},
): Promise<Answer> {
  const url = new URL(path, origin);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = { Host: host, ...(encoding !== undefined && { 'Accept-Encoding': encoding }) };
  // The time of the socket would begin anew with every byte.
  const signal = AbortSignal.timeout(withinMs);
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) =>
      reject(signal.aborted ? new Error(`no whole answer in ${withinMs / 1000} s`) : error);
    const options = { method, headers, servername: host, agent: false, signal };
    const asked = request(url, options, (response) => {
      bodyOf(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        fail,
      );
    });
    asked.on('error', fail);
    asked.end();
  });
}
