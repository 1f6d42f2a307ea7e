import type { AccountTexts } from './texts.ts';

/** What members are written about their accounts, in English. */
export const en: AccountTexts = {
  codeSms: ({ brand, code, minutes }) =>
    `${code} is your ${brand} code. It is good for ${minutes} minutes. Nobody from ${brand} will ask you for it.`,
  codeMail: ({ brand, code, minutes }) => ({
    subject: `Your ${brand} code`,
    body: `Your code is ${code}. It is good for ${minutes} minutes.\n\nNobody from ${brand} will ask you for it.`,
  }),
  passwordLink: ({ brand, link, minutes }) => ({
    subject: `A new password for ${brand}`,
    body: [
      `Choose a new password here: ${link}`,
      `The link works once, for ${minutes} minutes. If you did not ask for it, do nothing.`,
    ].join('\n\n'),
  }),
  numberUnbound: ({ brand }) =>
    `This number no longer belongs to your ${brand} account. If this was not you, contact customer service.`,
  addressUnbound: ({ brand }) => ({
    subject: `Your ${brand} account was changed`,
    body: `This address no longer belongs to your ${brand} account. If this was not you, contact customer service.`,
  }),
  registeredSms: ({ brand }) =>
    `You already have a ${brand} account with this number. Log in, or choose a new password there. If this was not you, do nothing.`,
  registeredMail: ({ brand }) => ({
    subject: `You already have a ${brand} account`,
    body: [
      `Somebody has just registered at ${brand} with this address. It belongs to your account, so it was not added to the new one.`,
      'If it was you, log in to your account, or choose a new password on the login page. If not, there is nothing to do.',
    ].join('\n\n'),
  }),
  signInSms: ({ brand, when, where }) =>
    `New sign-in to your ${brand} account: ${when}, ${where}. Not you? Change your password now.`,
  signInMail: ({ brand, when, where }) => ({
    subject: `A new sign-in to your ${brand} account`,
    body: [
      `Somebody signed in to your ${brand} account from an address that you have not used before: ${when}, ${where}.`,
      'If it was you, there is nothing to do. If not, change your password now and contact customer service.',
    ].join('\n\n'),
  }),
};
