import { distance } from 'fastest-levenshtein';
import type { MemberProfile } from '#sandbox/kernel/database/schema/members.ts';
import { latinDigits } from '#sandbox/kernel/text/phone.ts';
import type { PayoutKind } from '#src/platform/contract.generated.ts';
import { withoutHidden } from '#src/platform/hiddenCharacters.ts';

/** An account that withdrawals of a person go to. */
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

/** What the platform knows of a person by one of their accounts. */
export interface KnownPerson {
  mobile: string | null;
  email: string | null;
  realName: string;
  profile: Pick<MemberProfile, 'birthday' | 'fullName'>;
  accounts: readonly BoundAccount[];
  /** Contacts from before, and those that are not proven; these may be the two above. */
  contacts?: readonly KnownContact[];
}

/** The marks of Latin letters; those of Bengali are part of its words. */
const DIACRITICS = /[\u0300-\u036f]/g;
const NO_LETTERS = /[^\p{L}\p{M}\p{N}]+/u;
const FIRST_NAMES = new Map([
  ...['md', 'mohd', 'muhammad', 'mohammed', 'muhammed', 'mohamed'].map((name): [string, string] => [
    name,
    'mohammad',
  ]),
  ...['মো', 'মোঃ', 'মুহাম্মদ', 'মোহাম্মাদ'].map((name): [string, string] => [name, 'মোহাম্মদ']),
]);
/** So many letters of a mobile number are the same, however its country is written. */
export const SUBSCRIBER_DIGITS = 10;
const SIMILAR_LETTERS = 2;
const SIMILAR_DIGITS = 1;

/**
 * A name whatever its case, spaces, marks, order of parts, usual short forms and characters that nobody sees; empty for
 * none. A name is not split at those: it would be another one.
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

/** The name of a bank whatever its case, spaces and signs, as the migration of older numbers writes it too. */
const normalBank = (name: string): string =>
  withoutHidden(name.normalize('NFKC'))
    .toLowerCase()
    .replace(/[\s!-/:-@[-`{-~]/g, '');

const walletOf = (digits: string): string => `wallet ${digits.slice(-SUBSCRIBER_DIGITS)}`;

/**
 * The number of an account whatever its spaces, signs, case and digits. That of a mobile wallet is the subscriber's; that
 * of a bank account goes with the bank, as two banks may give out the same one.
 */
export function normalAccount({ kind, provider, number }: Omit<BoundAccount, 'holder'>): string {
  const bare = latinDigits(withoutHidden(number.normalize('NFKC')))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
  if (kind === 'mobile-wallet') return walletOf(bare);
  return kind === 'bank' ? `bank ${normalBank(provider)} ${bare}` : `${kind} ${bare}`;
}

/** Every name that a person goes by, normalised. */
export const namesOf = ({ realName, profile, accounts }: KnownPerson): string[] => [
  ...new Set(
    [realName, profile.fullName ?? '', ...accounts.map(({ holder }) => holder)]
      .map(normalName)
      .filter((name) => name !== ''),
  ),
];

/** The contacts of a person, now and before, that are proven or are not. */
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

/** The contacts that a person has typed and not proven, as traits: sharing one of them is no proof. */
export const typedTraitsOf = (person: KnownPerson): string[] =>
  contactsOf(person, { proven: false }).flatMap(contactTraits);

/** What makes two accounts those of one person: any of these that they share. */
export function traitsOf(person: KnownPerson): string[] {
  const { profile, accounts } = person;
  return [
    ...contactsOf(person, { proven: true }).flatMap(contactTraits),
    ...(profile.birthday ? namesOf(person).map((name) => `born ${profile.birthday} ${name}`) : []),
    ...accounts.map((account) => `account ${normalAccount(account)}`),
  ];
}

/** Why two accounts may be those of one person, though that is not certain. */
export type NearReason =
  | 'same contact'
  | 'same name'
  | 'same name and a similar birth date'
  | 'same birth date and a similar name';

/** A person as an exclusion keeps them for later comparisons. */
export interface ComparedPerson {
  traits: readonly string[];
  /** Contacts that are not proven, as traits. */
  typed: readonly string[];
  names: readonly string[];
  birthday: string | null;
}

/** Whether two dates differ by one digit, or have day and month the other way round. */
function areSimilarDates(one: string, other: string): boolean {
  const [year, month, day] = one.split('-');
  return distance(one, other) <= SIMILAR_DIGITS || `${year}-${day}-${month}` === other;
}

/** Why somebody may be the same person as another; undefined if there is no reason to think so. */
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
