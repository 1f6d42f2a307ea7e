import type {
  IdentityVerification,
  VerificationDocument,
  VerificationDocumentKind,
} from '#src/platform/contract.generated.ts';
import { answers } from '#src/platform/endpoints/answers.fixture.ts';
import { EXAMPLES } from '#src/platform/endpoints/examples.generated.ts';

/** A missing document, with a story's changes. */
export const document = (
  kind: VerificationDocumentKind,
  change: Partial<VerificationDocument> = {},
): VerificationDocument => ({
  ...{ kind, state: 'missing', reason: null, bytes: null, uploadedAt: null },
  ...change,
});

/** A stored picture. */
export const KEPT = { bytes: 812_000, uploadedAt: '2026-03-02T14:03:00.000Z' };

/** A proof of identity without documents, with a story's changes. */
export const proof = (
  change: Partial<IdentityVerification> = {},
  passport: Partial<VerificationDocument> = {},
  address: Partial<VerificationDocument> = {},
): IdentityVerification => ({
  ...EXAMPLES.getVerification.value,
  ...{ state: 'not_started', sentAt: null, decidedAt: null },
  parts: [
    {
      purpose: 'identity',
      choices: [
        { documents: [document('identity_card_front'), document('identity_card_back')] },
        { documents: [document('passport', passport)] },
      ],
    },
    { purpose: 'address', choices: [{ documents: [document('proof_of_address', address)] }] },
  ],
  ...change,
});

/** The page's mocks. */
export const shows = (one: IdentityVerification) => [
  answers('getMemberInfo'),
  answers('getVerification', () => one),
];
