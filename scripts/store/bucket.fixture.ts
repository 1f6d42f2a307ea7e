import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import PQueue from 'p-queue';

/** A bucket on this machine. */
export interface Bucket {
  /** The address of its service. */
  endpoint: string;
  name: string;
  close: () => Promise<void>;
}

/** What the test server gives everybody as id and as secret. */
export const CREDENTIALS = 'S3RVER';

const NAME = 'releases';

/** Asks the test server as the client has asked, with the host that it has signed. */
async function forwarded(
  { method = 'GET', url = '/', headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  port: number,
  body: Buffer,
): Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }> {
  const asked = request({ host: '127.0.0.1', port, method, path: url, headers });
  asked.end(body);
  const [answer]: IncomingMessage[] = (await once(asked, 'response')) as [IncomingMessage];
  if (!answer) throw new Error('The test server gave no answer.');
  return { status: answer.statusCode ?? 500, headers: answer.headers, body: await buffer(answer) };
}

/** The tag of the object at an address, undefined if there is none. */
type TagOf = (url: string) => string | undefined;

const failed = (response: ServerResponse) => {
  const code = '<Code>PreconditionFailed</Code><Message>A condition does not hold.</Message>';
  response.writeHead(412, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error>${code}</Error>`);
};

/** Whether the conditions of a write hold, as S3 documents them. */
function holds({ url = '/', headers }: IncomingMessage, tagOf: TagOf): boolean {
  const tag = tagOf(url);
  if (headers['if-none-match'] === '*') return tag === undefined;
  return headers['if-match'] === undefined || headers['if-match'] === tag;
}

/**
 * Starts s3rver with an empty bucket. It knows no conditional writes, which this adds in front of it: writes are taken one after another, and
 * the tags of objects are remembered from its answers.
 */
export async function startBucket(): Promise<Bucket> {
  const directory = mkdtempSync(join(tmpdir(), 'livery-bucket-'));
  // It signs the query of lists otherwise than the client of AWS does.
  const allowMismatchedSignatures = true;
  const options = {
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    allowMismatchedSignatures,
  };
  const server = new S3rver({ ...options, configureBuckets: [{ name: NAME, configs: [] }] });
  const { port } = await server.run();
  const tags = new Map<string, string>();
  const writes = new PQueue({ concurrency: 1 });
  const path = (url: string) => url.split('?', 1)[0] ?? url;
  const answer = async (asked: IncomingMessage, body: Buffer, response: ServerResponse) => {
    const { method = 'GET', url = '/' } = asked;
    if (method === 'PUT' && !holds(asked, (at) => tags.get(path(at)))) return failed(response);
    const found = await forwarded(asked, port, body);
    const tag = found.headers.etag;
    if (method === 'PUT' && tag !== undefined) tags.set(path(url), tag);
    if (method === 'DELETE') tags.delete(path(url));
    response.writeHead(found.status, found.headers);
    response.end(found.body);
  };
  const front = createServer(async (asked, response) => {
    const body = await buffer(asked);
    const isRead = asked.method === 'GET' || asked.method === 'HEAD';
    if (isRead) await answer(asked, body, response);
    else await writes.add(() => answer(asked, body, response));
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  const address = front.address();
  if (typeof address !== 'object' || !address) throw new Error('The bucket has no port.');
  return {
    ...{ endpoint: `http://127.0.0.1:${address.port}`, name: NAME },
    async close() {
      front.close();
      front.closeAllConnections();
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}
