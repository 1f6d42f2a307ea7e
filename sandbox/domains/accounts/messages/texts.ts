/** A subject and a body of an e-mail. */
interface Mail {
  subject: string;
  body: string;
}

/** Where and when somebody signed in, as it is read. */
interface SignIn {
  brand: string;
  when: string;
  where: string;
}

/** What members are written about their accounts, in one language. Numbers come as they are read in it. */
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
