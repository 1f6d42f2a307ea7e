import { distance } from 'fastest-levenshtein';
import type { MemberProfile } from '#sandbox/kernel/database/schema/members.ts';
import { latinDigits } from '#sandbox/kernel/text/phone.ts';
import type { PayoutKind } from '#src/platform/contract.generated.ts';
import { withoutHidden } from '#src/platform/hiddenCharacters.ts';

/** A payout account of a person. */
interface BoundAccount {
  kind: PayoutKind;
  /** The name of the bank or mobile wallet, or the network. */
  provider: string;
  number: string;
  holder: string;
}

/** A phone number or an e-mail address of a person, and whether a code has proven that it is theirs. */
export interface KnownContact {
  channel: 'mobile' | 'email';
  contact: string;
  proven: boolean;
}

/** The known data of a person, from one of their accounts. */
export interface KnownPerson {
  mobile: string | null;
  email: string | null;
  realName: string;
  profile: Pick<MemberProfile, 'birthday' | 'fullName'>;
  accounts: readonly BoundAccount[];
  /** Former and unproven contacts; these may include the two above. */
  contacts?: readonly KnownContact[];
}

/** The diacritics of Latin letters; those of Bengali are part of its words. */
const DIACRITICS = /[\u0300-\u036f]/g;
const NO_LETTERS = /[^\p{L}\p{M}\p{N}]+/u;
const FIRST_NAMES = new Map([
  ...['md', 'mohd', 'muhammad', 'mohammed', 'muhammed', 'mohamed'].map((name): [string, string] => [
    name,
    'mohammad',
  ]),
  ...['মো', 'মোঃ', 'মুহাম্মদ', 'মোহাম্মাদ'].map((name): [string, string] => [name, 'মোহাম্মদ']),
]);
/** How many final digits of a mobile number are the same, however its country code is written. */
export const SUBSCRIBER_DIGITS = 10;
const SIMILAR_LETTERS = 2;
const SIMILAR_DIGITS = 1;

/**
 * Normalizes a name: case, spaces, diacritics, order of parts, usual short forms and invisible characters make no difference; empty for
 * none. A name is not split at invisible characters, which would make it another one.
 */
export function normalName(name: string): string {
  const parts = latinDigits(withoutHidden(name.normalize('NFKD')))
    .replace(DIACRITICS, '')
    .normalize('NFC')
    .toLowerCase()
    .split(NO_LETTERS)
    .filter((part) => part !== '');
  return parts
    .map((part) => FIRST_NAMES.get(part) ?? part)
    .sort()
    .join(' ');
}

/** Normalizes a bank's name: case, spaces and signs make no difference. The migration of older numbers does the same. */
const normalBank = (name: string): string =>
  withoutHidden(name.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\s!-/:-@[-`{-~]/g, '');

const walletOf = (digits: string): string => `wallet ${digits.slice(-SUBSCRIBER_DIGITS)}`;

/**
 * Normalizes an account number: spaces, signs, case and script of digits make no difference. A mobile wallet's is the subscriber's number;
 * a bank account's includes the bank, as two banks may issue the same one.
 */
export function normalAccount({ kind, provider, number }: Omit<BoundAccount, 'holder'>): string {
  const bare = latinDigits(withoutHidden(number.normalize('NFKC')))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
  if (kind === 'mobile-wallet') return walletOf(bare);
  return kind === 'bank' ? `bank ${normalBank(provider)} ${bare}` : `${kind} ${bare}`;
}

/** All names of a person, normalised. */
export const namesOf = ({ realName, profile, accounts }: KnownPerson): string[] => [
  ...new Set(
    [realName, profile.fullName ?? '', ...accounts.map(({ holder }) => holder)]
      .map(normalName)
      .filter((name) => name !== ''),
  ),
];

/** A person's current and former contacts, either the proven or the unproven ones. */
export function contactsOf(
  { mobile, email, contacts = [] }: KnownPerson,
  { proven }: { proven: boolean },
): Omit<KnownContact, 'proven'>[] {
  const current = [
    { channel: 'mobile' as const, contact: mobile },
    { channel: 'email' as const, contact: email?.toLowerCase() ?? null },
  ].flatMap(({ channel, contact }) => {
    const isListed = contacts.some((one) => one.channel === channel && one.contact === contact);
    return contact === null || isListed ? [] : { channel, contact, proven: true };
  });
  return [...current, ...contacts].filter((one) => one.proven === proven);
}

const contactTraits = ({ channel, contact }: Omit<KnownContact, 'proven'>): string[] =>
  channel === 'email'
    ? [`email ${contact}`]
    : [`mobile ${contact}`, `account ${walletOf(contact.replace('+', ''))}`];

/** A person's typed but unproven contacts, as traits: sharing one of them is no proof. */
export const typedTraitsOf = (person: KnownPerson): string[] =>
  contactsOf(person, { proven: false }).flatMap(contactTraits);

/** The traits of a person: two accounts that share any of them belong to one person. */
export function traitsOf(person: KnownPerson): string[] {
  const { profile, accounts } = person;
  return [
    ...contactsOf(person, { proven: true }).flatMap(contactTraits),
    ...(profile.birthday ? namesOf(person).map((name) => `born ${profile.birthday} ${name}`) : []),
    ...accounts.map((account) => `account ${normalAccount(account)}`),
  ];
}

/** Reasons why two accounts may, without certainty, belong to one person. */
export type NearReason =
  | 'same contact'
  | 'same name'
  | 'same name and a similar birth date'
  | 'same birth date and a similar name';

/** A person as stored by an exclusion for later comparison. */
export interface ComparedPerson {
  traits: readonly string[];
  /** Unproven contacts, as traits. */
  typed: readonly string[];
  names: readonly string[];
  birthday: string | null;
}

/** Whether two dates differ by one digit, or have day and month swapped. */
function areSimilarDates(one: string, other: string): boolean {
  const [year, month, day] = one.split('-');
  return distance(one, other) <= SIMILAR_DIGITS || `${year}-${day}-${month}` === other;
}

/** The reason why two persons may be the same; undefined if there is none. */
export function nearReason(one: ComparedPerson, other: ComparedPerson): NearReason | undefined {
  const [ofOne, ofOther] = [one, other].map(({ traits, typed }) => [...traits, ...typed]);
  const isTyped =
    one.typed.some((trait) => ofOther?.includes(trait)) ||
    other.typed.some((trait) => ofOne?.includes(trait));
  if (isTyped) return 'same contact';
  const [born, bornOther] = [one.birthday, other.birthday];
  const isSame = one.names.some((name) => other.names.includes(name));
  if (born === null || bornOther === null) return isSame ? 'same name' : undefined;
  const pairs = one.names.flatMap((name) => other.names.map((another) => [name, another] as const));
  const isSimilar = pairs.some(([name, another]) => distance(name, another) <= SIMILAR_LETTERS);
  if (born === bornOther) return isSimilar ? 'same birth date and a similar name' : undefined;
  const isClose = isSame && areSimilarDates(born, bornOther);
  return isClose ? 'same name and a similar birth date' : undefined;
}
