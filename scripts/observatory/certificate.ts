import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A certificate for this machine only, with its key. */
export interface Certificate {
  /** The file of the certificate, for clients that must trust it. */
  file: string;
  cert: string;
  key: string;
}

/** Makes a self-signed certificate for `localhost` in a folder, valid for a day. Needs `openssl`, since Node makes no certificates. */
export async function makeCertificate(dir: string): Promise<Certificate> {
  const [file, keyFile] = [join(dir, 'certificate.pem'), join(dir, 'key.pem')];
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
    ...['-days', '1', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'],
    ...['-keyout', keyFile, '-out', file],
  ]);
  const [cert, key] = await Promise.all([readFile(file, 'utf8'), readFile(keyFile, 'utf8')]);
  return { file, cert, key };
}
