import { distance } from 'fastest-levenshtein';
import { latinDigits } from '#sandbox/accounts/phone.ts';
import type { MemberProfile } from '#sandbox/database/schema/members.ts';
import type { PayoutKind } from '#sandbox/wallet/methods.ts';

/** An account that withdrawals of a person go to. */
interface BoundAccount {
  kind: PayoutKind;
  number: string;
  holder: string;
}

/** What the platform knows of a person by one of their accounts. */
export interface KnownPerson {
  mobile: string | null;
  email: string | null;
  realName: string;
  profile: Pick<MemberProfile, 'birthday' | 'fullName'>;
  accounts: readonly BoundAccount[];
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
const SUBSCRIBER_DIGITS = 10;
const SIMILAR_LETTERS = 2;

/** A name whatever its case, spaces, marks, order of parts and usual short forms; empty for none. */
export function normalName(name: string): string {
  const parts = latinDigits(name.normalize('NFKD'))
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

/** The number of an account whatever its spaces, signs, case and digits; of a mobile wallet, that of the subscriber. */
export function normalAccount({ kind, number }: Pick<BoundAccount, 'kind' | 'number'>): string {
  const bare = latinDigits(number.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
  return kind === 'mobile-wallet' ? `wallet ${bare.slice(-SUBSCRIBER_DIGITS)}` : `${kind} ${bare}`;
}

/** Every name that a person goes by, normalised. */
export const namesOf = ({ realName, profile, accounts }: KnownPerson): string[] => [
  ...new Set(
    [realName, profile.fullName ?? '', ...accounts.map(({ holder }) => holder)]
      .map(normalName)
      .filter((name) => name !== ''),
  ),
];

/** What makes two accounts those of one person: any of these that they share. */
export function traitsOf(person: KnownPerson): string[] {
  const { mobile, email, profile, accounts } = person;
  const wallet = mobile && normalAccount({ kind: 'mobile-wallet', number: mobile });
  return [
    ...(mobile === null ? [] : [`mobile ${mobile}`, `account ${wallet}`]),
    ...(email === null ? [] : [`email ${email.toLowerCase()}`]),
    ...(profile.birthday ? namesOf(person).map((name) => `born ${profile.birthday} ${name}`) : []),
    ...accounts.map((account) => `account ${normalAccount(account)}`),
  ];
}

/** Why two accounts may be those of one person, though that is not certain. */
export type NearReason = 'same name' | 'same birth date and a similar name';

/** A person as an exclusion keeps them for later comparisons. */
export interface ComparedPerson {
  names: readonly string[];
  birthday: string | null;
}

/** Why somebody may be the same person as another; nothing where there is no reason to think so. */
export function nearReason(one: ComparedPerson, other: ComparedPerson): NearReason | undefined {
  const isUnknown = one.birthday === null || other.birthday === null;
  const sameBirthday = !isUnknown && one.birthday === other.birthday;
  const pairs = one.names.flatMap((name) => other.names.map((another) => [name, another] as const));
  if (isUnknown && pairs.some(([name, another]) => name === another)) return 'same name';
  const similar = pairs.some(([name, another]) => distance(name, another) <= SIMILAR_LETTERS);
  return sameBirthday && similar ? 'same birth date and a similar name' : undefined;
}
