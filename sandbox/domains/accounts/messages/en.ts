import type { AccountTexts } from './texts.ts';

/** The account messages to members, in English. */
export const en: AccountTexts = {
  codeSms: ({ brand, code, minutes }) =>
    `${code} is your ${brand} verification code. It expires in ${minutes} minutes. Nobody from ${brand} will ever ask you for it.`,
  codeMail: ({ brand, code, minutes }) => ({
    subject: `Your ${brand} verification code`,
    body: `Your verification code is ${code}. It expires in ${minutes} minutes.\n\nNobody from ${brand} will ever ask you for it.`,
  }),
  passwordLink: ({ brand, link, minutes }) => ({
    subject: `Reset your ${brand} password`,
    body: [
      `Reset your password here: ${link}`,
      `The link works once, within ${minutes} minutes. If you did not request it, you can ignore this email.`,
    ].join('\n\n'),
  }),
  numberUnbound: ({ brand }) =>
    `This number was removed from your ${brand} account. If this was not you, contact customer service.`,
  addressUnbound: ({ brand }) => ({
    subject: `Your ${brand} account was changed`,
    body: `This email address was removed from your ${brand} account. If this was not you, contact customer service.`,
  }),
  registeredSms: ({ brand }) =>
    `You already have a ${brand} account with this number. Log in, or reset your password. If this was not you, ignore this message.`,
  registeredMail: ({ brand }) => ({
    subject: `You already have a ${brand} account`,
    body: [
      `Someone has just registered at ${brand} with this email address. It belongs to your account, so it was not added to the new one.`,
      'If this was you, log in to your account, or reset your password on the login page. If not, you can ignore this email.',
    ].join('\n\n'),
  }),
  signInSms: ({ brand, when, where }) =>
    `New login to your ${brand} account: ${when}, ${where}. Not you? Change your password now.`,
  signInMail: ({ brand, when, where }) => ({
    subject: `New login to your ${brand} account`,
    body: [
      `There was a login to your ${brand} account from a new IP address: ${when}, ${where}.`,
      'If this was you, you can ignore this email. If not, change your password now and contact customer service.',
    ].join('\n\n'),
  }),
};
