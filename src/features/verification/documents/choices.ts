import type {
  VerificationChoice,
  VerificationDocument,
  VerificationDocumentKind,
  VerificationPart,
} from '#src/platform/contract.generated.ts';

/** Whether a document is there, or the reviewer requested it. */
const isBegun = ({ state, reason }: VerificationDocument): boolean =>
  state !== 'missing' || reason !== null;

const isMissing = ({ state }: VerificationDocument): boolean =>
  state === 'missing' || state === 'refused';

/** The name of a choice: the kind of its first document. */
export const nameOf = ({ documents }: VerificationChoice): VerificationDocumentKind =>
  documents[0]?.kind ?? 'passport';

/** The choice that is shown first: the one with most documents begun, or the platform's first. */
export function chosenOf(choices: readonly VerificationChoice[]): VerificationChoice | undefined {
  const begun = (choice: VerificationChoice) => choice.documents.filter(isBegun).length;
  return choices.toSorted((one, other) => begun(other) - begun(one))[0];
}

/** The missing documents that block sending; each part counts by its most complete choice. */
export const missingIn = (parts: readonly VerificationPart[]): VerificationDocumentKind[] =>
  parts.flatMap(({ choices }) => {
    const missing = choices.map(({ documents }) => documents.filter(isMissing));
    if (missing.some(({ length }) => length === 0)) return [];
    return (chosenOf(choices)?.documents ?? []).filter(isMissing).map(({ kind }) => kind);
  });
