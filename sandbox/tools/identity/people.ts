/** Somebody who has an account at every provider that the mock provider plays. */
export interface Person {
  /** The provider's own id of the person. */
  subject: string;
  name: string;
  email: string;
}

/** Everybody whom the mock provider knows. */
export const PEOPLE: readonly Person[] = [
  { subject: '100001', name: 'Rahim Uddin', email: 'rahim@mail.example' },
  { subject: '100002', name: 'Nusrat Jahan', email: 'nusrat@mail.example' },
  { subject: '100003', name: 'Imran Kabir', email: 'imran@mail.example' },
];

/** The person of a subject. */
export const personOf = (subject: unknown): Person | undefined =>
  PEOPLE.find((one) => one.subject === subject);
