/** The subject and body of an e-mail. */
interface Mail {
  subject: string;
  body: string;
}

/** The place and time of a login, formatted for the reader. */
interface SignIn {
  brand: string;
  when: string;
  where: string;
}

/** The account messages to members in one language. Numbers are passed already formatted. */
export interface AccountTexts {
  codeSms(told: { brand: string; code: string; minutes: string }): string;
  codeMail(told: { brand: string; code: string; minutes: string }): Mail;
  passwordLink(told: { brand: string; link: string; minutes: string }): Mail;
  numberUnbound(told: { brand: string }): string;
  addressUnbound(told: { brand: string }): Mail;
  registeredSms(told: { brand: string }): string;
  registeredMail(told: { brand: string }): Mail;
  signInSms(told: SignIn): string;
  signInMail(told: SignIn): Mail;
}
