import type {
  VerificationDocumentKind,
  VerificationPart,
} from '#src/platform/contract.generated.ts';

/** A fact that a player must prove, and the sets of documents of which one is enough. */
export interface Requirement {
  purpose: VerificationPart['purpose'];
  choices: readonly (readonly VerificationDocumentKind[])[];
}

const IDENTITY: Requirement = {
  purpose: 'identity',
  choices: [['identity_card_front', 'identity_card_back'], ['passport']],
};
const ADDRESS: Requirement = { purpose: 'address', choices: [['proof_of_address']] };
const SELFIE: Requirement = { purpose: 'selfie', choices: [['selfie']] };

/** Every requirement that a market or a reviewer can make. */
const ALL = [IDENTITY, ADDRESS, SELFIE];

/** The requirements of markets that differ from the usual ones, by country. */
const BY_COUNTRY: Readonly<Record<string, readonly Requirement[]>> = {
  IE: [IDENTITY, ADDRESS, SELFIE],
};
const USUAL = [IDENTITY, ADDRESS];

/** The requirements for players of a market, with any kinds of documents that a reviewer has requested. */
export function requirementsOf(
  country: string,
  asked: readonly VerificationDocumentKind[],
): readonly Requirement[] {
  const ofMarket = BY_COUNTRY[country] ?? USUAL;
  return ALL.filter(
    (one) => ofMarket.includes(one) || one.choices.flat().some((kind) => asked.includes(kind)),
  );
}
