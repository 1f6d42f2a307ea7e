import type {
  VerificationChoice,
  VerificationDocument,
  VerificationDocumentKind,
  VerificationPart,
} from '#src/platform/contract.generated.ts';
import type { KnownDocument } from './documents.ts';
import { requirementsOf } from './requirements.ts';

/** Whether a document is there and the reviewer has nothing against it. */
const isThere = ({ state }: VerificationDocument): boolean =>
  state === 'added' || state === 'in_review' || state === 'accepted';

const isWhole = ({ documents }: VerificationChoice): boolean => documents.every(isThere);

const documentsIn = (parts: readonly VerificationPart[]): VerificationDocument[] =>
  parts.flatMap(({ choices }) => choices.flatMap(({ documents }) => documents));

function shown(kind: VerificationDocumentKind, known: readonly KnownDocument[]) {
  const found = known.find((one) => one.kind === kind);
  return {
    kind,
    state: found?.state ?? 'missing',
    reason: found?.reason ?? null,
    bytes: found?.size ?? null,
    uploadedAt: found?.uploadedAt?.toISOString() ?? null,
  } satisfies VerificationDocument;
}

/** What a player of a market has to prove, with each document as it is known. */
export const partsOf = (country: string, known: readonly KnownDocument[]): VerificationPart[] =>
  requirementsOf(
    country,
    known.map(({ kind }) => kind),
  ).map(({ purpose, choices }) => ({
    purpose,
    choices: choices.map((kinds) => ({ documents: kinds.map((kind) => shown(kind, known)) })),
  }));

/** Whether every part is whole and the reviewer has not seen all of it, so that it can be sent. */
export const isComplete = (parts: readonly VerificationPart[]): boolean =>
  parts.every(({ choices }) => choices.some(isWhole)) &&
  documentsIn(parts).some(({ state }) => state === 'added');

/** The kinds of documents that make parts whole. */
export const wholeKinds = (parts: readonly VerificationPart[]): VerificationDocumentKind[] =>
  parts.flatMap(({ choices }) =>
    choices.filter(isWhole).flatMap(({ documents }) => documents.map(({ kind }) => kind)),
  );

/** Whether the player can bring a document, or bring it anew, as far as its own state goes. */
export const isOpenKind = (
  parts: readonly VerificationPart[],
  kind: VerificationDocumentKind,
): boolean =>
  documentsIn(parts).some(
    ({ kind: own, state }) => own === kind && state !== 'in_review' && state !== 'accepted',
  );
