import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Answer } from '#sandbox/testing/client.fixture.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import type { TestPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type {
  IdentityVerification,
  VerificationDocument,
  VerificationDocumentKind,
} from '#src/platform/contract.generated.ts';
import { identityDocument } from '../schema/verification.ts';

export const PATH = '/wps/member/verification';
export const DOCUMENT_PATH = `${PATH}/document`;

/** Creates a picture of one colour. */
export const pictureOf = (background: string): Promise<Buffer<ArrayBuffer>> =>
  sharp({ create: { width: 2, height: 2, channels: 3, background } })
    .png()
    .toBuffer() as Promise<Buffer<ArrayBuffer>>;

export const PNG = await pictureOf('green');

/** The form to upload a document with. */
export function documentForm(kind: string, bytes: BlobPart = PNG): FormData {
  const form = new FormData();
  form.append('kind', kind);
  form.append('picture', new File([bytes], 'document.png'));
  return form;
}

/** The proof of identity in a response. */
export const proofIn = ({ body }: Answer) => body.value as IdentityVerification;

/** Uploads documents and sends them to the reviewer. */
export async function sendDocuments(
  { client }: Pick<TestMember, 'client'>,
  ...kinds: VerificationDocumentKind[]
): Promise<Answer> {
  for (const kind of kinds) await client.put(DOCUMENT_PATH, documentForm(kind));
  return client.post(PATH);
}

/** Finds a document in a proof of identity. */
export function documentIn({ parts }: IdentityVerification, kind: VerificationDocumentKind) {
  const all = parts.flatMap(({ choices }) => choices.flatMap(({ documents }) => documents));
  return all.find((one): one is VerificationDocument => one.kind === kind);
}

/** Creates a player with a real name and an account of their own. */
export async function somebody(platform: TestPlatform): Promise<TestMember & { account: string }> {
  const account = `proof${randomUUID().slice(0, 8)}`;
  const one = await newMember(platform, undefined, { account, realName: 'Rahim Uddin' });
  return { ...one, account };
}

/** Fetches a player's proof of identity. */
export const proofOf = async ({ client }: Pick<TestMember, 'client'>) =>
  proofIn(await client.get(PATH));

/** Reads a player's documents from the database. */
export const storedOf = (
  { sandbox }: Pick<TestPlatform, 'sandbox'>,
  { memberId }: Pick<TestMember, 'memberId'>,
) =>
  sandbox.platform.db
    .select()
    .from(identityDocument)
    .where(eq(identityDocument.memberId, memberId));
