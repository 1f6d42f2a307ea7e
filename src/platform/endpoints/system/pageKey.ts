import { compactDecrypt, exportJWK, generateKeyPair } from 'jose';

const ALGORITHM = 'ECDH-ES+A256KW';
const CIPHER = 'A256GCM';

/** A key made by this page, and held by no other. */
export interface PageKey {
  /** Its public half, for the header `Client-Key`: a JWK in base64url. */
  publicKey: string;
  /** Decrypts a text encrypted to it as a compact JWE; undefined if it is for another key, or broken. */
  open(jwe: string): Promise<string | undefined>;
}

const base64url = (text: string) =>
  btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Creates a key whose private half cannot leave the page. */
export async function createPageKey(): Promise<PageKey> {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM, { crv: 'P-256' });
  return {
    publicKey: base64url(JSON.stringify(await exportJWK(publicKey))),
    open: async (jwe) => {
      try {
        const { plaintext } = await compactDecrypt(jwe, privateKey, {
          keyManagementAlgorithms: [ALGORITHM],
          contentEncryptionAlgorithms: [CIPHER],
        });
        return new TextDecoder().decode(plaintext);
      } catch {
        return undefined;
      }
    },
  };
}
