import { describe, expect, it } from 'vitest';
import { identifyingDataOf } from './person.ts';
import {
  type KnownPerson,
  nearReason,
  normalAccount,
  normalName,
  traitsOf,
} from './personTraits.ts';

const person = (given: Partial<KnownPerson>): KnownPerson => ({
  ...{ mobile: null, email: null, realName: '', profile: {}, accounts: [] },
  ...given,
});
const shared = (one: KnownPerson, other: KnownPerson) =>
  traitsOf(one).some((trait) => traitsOf(other).includes(trait));

describe('the identifying data of a person', () => {
  it.each([
    ['Rahim Uddin', '  uddin   RAHIM'],
    ['José Ávila', 'Avila, Jose'],
    ['Md. Karim', 'Mohammad Karim'],
    ['মোঃ রহিম', 'রহিম মোহাম্মদ'],
  ])('match if the name is written %s or %s', (one, other) => {
    expect(normalName(one)).toBe(normalName(other));
  });

  it.each(['\u200b', '\u00ad', '\u200d', '\u2060', '\u202c', '\u3164', '\u115f', '\u{e0041}'])(
    'match if the name has the invisible character %j',
    (hidden) => expect(normalName(`Ka${hidden}rim Ahmed`)).toBe(normalName('Karim Ahmed')),
  );

  it('differ if the Bengali vowels of the name differ', () => {
    expect(normalName('রহিম')).not.toBe(normalName('রহমা'));
  });

  it.each([
    ['mobile-wallet', '01712345678', '+৮৮০ ১৭১২-৩৪৫৬৭৮'],
    ['bank', 'DBBL 0012 3456', 'dbbl-00123456'],
  ] as const)('have the same %s account for %s and %s', (kind, one, other) => {
    const provider = 'Test Bank';
    const numbers = [one, other].map((number) => normalAccount({ kind, provider, number }));
    expect(numbers[0]).toBe(numbers[1]);
  });

  it('have the same bank account only at the same bank, in any spelling of its name', () => {
    const at = (provider: string) => normalAccount({ kind: 'bank', provider, number: '00123456' });
    expect(at('Dutch-Bangla Bank')).toBe(at('dutch bangla  BANK'));
    expect(at('Dutch-Bangla Bank')).not.toBe(at('BRAC Bank'));
  });

  it('need both name and birth date to identify a person', () => {
    const one = person({ realName: 'Rahim Uddin', profile: { birthday: '1990-01-02' } });
    expect(shared(one, person({ ...one, realName: 'UDDIN Rahim' }))).toBe(true);
    expect(shared(one, person({ realName: 'Rahim Uddin' }))).toBe(false);
    expect(shared(one, person({ ...one, profile: { birthday: '1991-01-02' } }))).toBe(false);
  });

  it('match a phone number with the mobile wallet of another account', () => {
    const wallet = {
      ...({ kind: 'mobile-wallet', provider: 'bKash' } as const),
      ...{ number: '01712345678', holder: 'R' },
    };
    expect(shared(person({ mobile: '+8801712345678' }), person({ accounts: [wallet] }))).toBe(true);
  });

  it.each([
    ['same name', { names: ['a b'], birthday: null }],
    ['same birth date and a similar name', { names: ['a bc'], birthday: '1990-01-02' }],
    ['same name and a similar birth date', { names: ['a b'], birthday: '1991-01-02' }],
    ['same name and a similar birth date', { names: ['a b'], birthday: '1990-02-01' }],
    [undefined, { names: ['a b'], birthday: '1988-03-02' }],
    [undefined, { names: ['a bc'], birthday: '1991-01-02' }],
    [undefined, { names: ['entirely other'], birthday: '1990-01-02' }],
  ])('are compared with similar data, with the reason: %s', (reason, other) => {
    const none = { traits: [], typed: [] };
    const one = { ...none, names: ['a b'], birthday: '1990-01-02' };
    expect(nearReason(one, { ...none, ...other })).toBe(reason);
  });

  it('have a shared contact as a near match if either account has not proven it', () => {
    const email = 'one@trait.example';
    const contact = { channel: 'email', contact: email, proven: false } as const;
    const compared = (given: Partial<KnownPerson>) => identifyingDataOf(person(given));
    const [proven, typed] = [compared({ email }), compared({ email, contacts: [contact] })];
    expect([
      nearReason(proven, typed),
      nearReason(typed, proven),
      nearReason(typed, typed),
    ]).toEqual(['same contact', 'same contact', 'same contact']);
    expect(nearReason(proven, compared({ email: 'two@trait.example' }))).toBeUndefined();
    expect([typed.traits, proven.typed]).toEqual([[], []]);
  });

  it('include former contacts', () => {
    const former = { channel: 'mobile', contact: '+8801712345678', proven: true } as const;
    const one = person({ mobile: '+8801712345679', contacts: [former] });
    expect(shared(one, person({ mobile: former.contact }))).toBe(true);
  });
});
