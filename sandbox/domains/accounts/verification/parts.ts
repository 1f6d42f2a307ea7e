import type {
  VerificationChoice,
  VerificationDocument,
  VerificationDocumentKind,
  VerificationPart,
} from '#src/platform/contract.generated.ts';
import type { KnownDocument } from './documents.ts';
import { requirementsOf } from './requirements.ts';

/** Whether a document was uploaded and not refused. */
const isUploaded = ({ state }: VerificationDocument): boolean =>
  state === 'added' || state === 'in_review' || state === 'accepted';

const isCompleteChoice = ({ documents }: VerificationChoice): boolean =>
  documents.every(isUploaded);

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

/** The parts that a player of a market must prove, with each document's state. */
export const partsOf = (country: string, known: readonly KnownDocument[]): VerificationPart[] =>
  requirementsOf(
    country,
    known.map(({ kind }) => kind),
  ).map(({ purpose, choices }) => ({
    purpose,
    choices: choices.map((kinds) => ({ documents: kinds.map((kind) => shown(kind, known)) })),
  }));

/** Whether every part is complete and the reviewer has not seen all of it, so that it can be sent. */
export const isComplete = (parts: readonly VerificationPart[]): boolean =>
  parts.every(({ choices }) => choices.some(isCompleteChoice)) &&
  documentsIn(parts).some(({ state }) => state === 'added');

/** The kinds of documents in complete choices. */
export const wholeKinds = (parts: readonly VerificationPart[]): VerificationDocumentKind[] =>
  parts.flatMap(({ choices }) =>
    choices.filter(isCompleteChoice).flatMap(({ documents }) => documents.map(({ kind }) => kind)),
  );

/** Whether the player can upload or replace a document, as far as its own state allows. */
export const isOpenKind = (
  parts: readonly VerificationPart[],
  kind: VerificationDocumentKind,
): boolean =>
  documentsIn(parts).some(
    ({ kind: own, state }) => own === kind && state !== 'in_review' && state !== 'accepted',
  );
