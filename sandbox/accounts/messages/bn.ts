import type { AccountTexts } from './texts.ts';

/** What members are written about their accounts, in Bengali. */
export const bn: AccountTexts = {
  codeSms: ({ brand, code, minutes }) =>
    `${code} আপনার ${brand} কোড। মেয়াদ ${minutes} মিনিট। কোডটি কাউকে জানাবেন না, ${brand}-এর কেউ এটি কখনো চাইবে না।`,
  codeMail: ({ brand, code, minutes }) => ({
    subject: `আপনার ${brand} কোড`,
    body: `আপনার কোড ${code}। এটি ${minutes} মিনিট পর্যন্ত কাজ করবে।\n\nকোডটি কাউকে জানাবেন না, ${brand}-এর কেউ এটি কখনো চাইবে না।`,
  }),
  passwordLink: ({ brand, link, minutes }) => ({
    subject: `${brand}: নতুন পাসওয়ার্ড দিন`,
    body: [
      `এই লিংকে গিয়ে নতুন পাসওয়ার্ড দিন: ${link}`,
      `লিংকটি একবারই কাজ করবে, ${minutes} মিনিটের মধ্যে। আপনি অনুরোধটি না করে থাকলে কিছুই করতে হবে না।`,
    ].join('\n\n'),
  }),
  numberUnbound: ({ brand }) =>
    `এই নম্বরটি আর আপনার ${brand} অ্যাকাউন্টের সঙ্গে যুক্ত নেই। কাজটি আপনি না করে থাকলে গ্রাহক সেবায় যোগাযোগ করুন।`,
  addressUnbound: ({ brand }) => ({
    subject: `আপনার ${brand} অ্যাকাউন্টে পরিবর্তন হয়েছে`,
    body: `এই ইমেইল ঠিকানাটি আর আপনার ${brand} অ্যাকাউন্টের সঙ্গে যুক্ত নেই। কাজটি আপনি না করে থাকলে গ্রাহক সেবায় যোগাযোগ করুন।`,
  }),
  signInSms: ({ brand, when, where }) =>
    `আপনার ${brand} অ্যাকাউন্টে নতুন জায়গা থেকে লগইন: ${when}, ${where}। আপনি না হলে এখনই পাসওয়ার্ড বদলান।`,
  signInMail: ({ brand, when, where }) => ({
    subject: `আপনার ${brand} অ্যাকাউন্টে নতুন জায়গা থেকে লগইন`,
    body: [
      `আপনার ${brand} অ্যাকাউন্টে এমন এক ঠিকানা থেকে লগইন হয়েছে, যেখান থেকে আপনি আগে কখনো লগইন করেননি: ${when}, ${where}।`,
      'লগইনটি আপনার হলে কিছু করতে হবে না। না হলে এখনই পাসওয়ার্ড বদলান এবং গ্রাহক সেবায় যোগাযোগ করুন।',
    ].join('\n\n'),
  }),
};
