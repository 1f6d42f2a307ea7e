import { describe, expect, it } from 'vitest';
import type {
  VerificationDocument,
  VerificationDocumentKind,
  VerificationPart,
} from '#src/platform/contract.generated.ts';
import { chosenOf, missingIn, nameOf } from './choices.ts';

const document = (
  kind: VerificationDocumentKind,
  change: Partial<VerificationDocument> = {},
): VerificationDocument => ({
  ...{ kind, state: 'missing', reason: null, bytes: null, uploadedAt: null },
  ...change,
});
const added = { state: 'added' } as const;
const identity = (...documents: VerificationDocument[][]): VerificationPart => ({
  purpose: 'identity',
  choices: documents.map((each) => ({ documents: each })),
});

describe('the choices of a part', () => {
  it('start with the first, or with the one that the player has begun', () => {
    const [card, passport] = [document('identity_card_front'), document('passport')];
    const first = (part: VerificationPart) => {
      const chosen = chosenOf(part.choices);
      return chosen && nameOf(chosen);
    };
    expect(first(identity([card], [passport]))).toBe('identity_card_front');
    expect(first(identity([card], [{ ...passport, ...added }]))).toBe('passport');
    expect(first(identity([card], [{ ...passport, reason: 'additional' }]))).toBe('passport');
  });

  it('are complete once one of them is', () => {
    const front = document('identity_card_front', added);
    const back = document('identity_card_back');
    expect(missingIn([identity([front, back], [document('passport')])])).toEqual([
      'identity_card_back',
    ]);
    expect(missingIn([identity([front, back], [document('passport', added)])])).toEqual([]);
    const refused = document('identity_card_back', { state: 'refused', reason: 'cropped' });
    expect(missingIn([identity([front, refused])])).toEqual(['identity_card_back']);
  });
});
