import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

const TEN_SECONDS_MS = 10_000;

/** An answer of a web server. */
export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Uint8Array;
}

/** Asks a server for a path of a host, whatever address the host's name has. */
export function ask(
  origin: string,
  host: string,
  path: string,
  { method = 'GET', encoding }: { method?: string; encoding?: string } = {},
): Promise<Answer> {
  const url = new URL(path, origin);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  const headers = { Host: host, ...(encoding !== undefined && { 'Accept-Encoding': encoding }) };
  const options = { method, headers, servername: host, agent: false, timeout: TEN_SECONDS_MS };
  return new Promise((resolve, reject) => {
    const asked = request(url, options, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      );
    });
    asked.on('timeout', () => asked.destroy(new Error(`no answer in ${TEN_SECONDS_MS / 1000} s`)));
    asked.on('error', reject);
    asked.end();
  });
}
