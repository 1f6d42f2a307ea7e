import { queryOptions } from '@tanstack/react-query';
import type { PlatformClient } from '#src/platform/client.ts';
import type {
  NewVerificationDocument,
  VerificationDocumentKind,
} from '#src/platform/contract.generated.ts';
import { multipart } from '#src/platform/form.ts';

/** `GET /wps/member/verification`: the player's identity verification (KYC), with every document and its state. */
export const verificationQuery = (platform: PlatformClient) =>
  queryOptions({
    queryKey: ['own', 'verification'],
    queryFn: ({ signal }) => platform.call('getVerification', { signal }),
    meta: { topics: ['verification', 'deposit'] },
  });

/** `PUT /wps/member/verification/document`: uploads a picture of a document. Repeated with its key it is stored once. */
export const uploadVerificationDocument = (
  platform: PlatformClient,
  { kind, picture }: NewVerificationDocument,
  idempotencyKey: string,
) =>
  platform.call('uploadVerificationDocument', {
    body: multipart({ kind, picture }),
    headers: { 'Idempotency-Key': idempotencyKey },
  });

/** `DELETE /wps/member/verification/document`: deletes a picture not submitted yet. */
export const removeVerificationDocument = (
  platform: PlatformClient,
  kind: VerificationDocumentKind,
) => platform.call('removeVerificationDocument', { query: { kind } });

/** `POST /wps/member/verification`: submits all uploads to the reviewer. */
export const sendVerification = (platform: PlatformClient, idempotencyKey: string) =>
  platform.call('sendVerification', { headers: { 'Idempotency-Key': idempotencyKey } });
