import { describe, expect, it } from 'vitest';
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

describe('a person', () => {
  it.each([
    ['Rahim Uddin', '  uddin   RAHIM'],
    ['José Ávila', 'Avila, Jose'],
    ['Md. Karim', 'Mohammad Karim'],
    ['মোঃ রহিম', 'রহিম মোহাম্মদ'],
  ])('has the same name as %s and %s', (one, other) => {
    expect(normalName(one)).toBe(normalName(other));
  });

  it('has a name whose Bengali vowels count', () => {
    expect(normalName('রহিম')).not.toBe(normalName('রহমা'));
  });

  it.each([
    ['mobile-wallet', '01712345678', '+৮৮০ ১৭১২-৩৪৫৬৭৮'],
    ['bank', 'DBBL 0012 3456', 'dbbl-00123456'],
  ] as const)('has the same %s account as %s and %s', (kind, one, other) => {
    expect(normalAccount({ kind, number: one })).toBe(normalAccount({ kind, number: other }));
  });

  it('is known by name with birth date, not by one of the two', () => {
    const one = person({ realName: 'Rahim Uddin', profile: { birthday: '1990-01-02' } });
    expect(shared(one, person({ ...one, realName: 'UDDIN Rahim' }))).toBe(true);
    expect(shared(one, person({ realName: 'Rahim Uddin' }))).toBe(false);
    expect(shared(one, person({ ...one, profile: { birthday: '1991-01-02' } }))).toBe(false);
  });

  it('is known by a phone that is a mobile wallet elsewhere', () => {
    const wallet = { kind: 'mobile-wallet', number: '01712345678', holder: 'R' } as const;
    expect(shared(person({ mobile: '+8801712345678' }), person({ accounts: [wallet] }))).toBe(true);
  });

  it.each([
    ['same name', { names: ['a b'], birthday: null }],
    ['same birth date and a similar name', { names: ['a bc'], birthday: '1990-01-02' }],
    [undefined, { names: ['a b'], birthday: '1991-01-02' }],
    [undefined, { names: ['entirely other'], birthday: '1990-01-02' }],
  ])('is perhaps another one for: %s', (reason, other) => {
    expect(nearReason({ names: ['a b'], birthday: '1990-01-02' }, other)).toBe(reason);
  });
});
