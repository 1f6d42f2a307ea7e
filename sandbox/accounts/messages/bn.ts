import type { AccountTexts } from './texts.ts';

/** What members are written about their accounts, in Bengali. */
export const bn: AccountTexts = {
  codeSms: ({ brand, code, minutes }) =>
    `${code} আপনার ${brand} ভেরিফিকেশন কোড। মেয়াদ ${minutes} মিনিট। কোডটি কাউকে জানাবেন না, ${brand}-এর কেউ এটি কখনো চাইবে না।`,
  codeMail: ({ brand, code, minutes }) => ({
    subject: `আপনার ${brand} ভেরিফিকেশন কোড`,
    body: `আপনার ভেরিফিকেশন কোড ${code}। এটি ${minutes} মিনিট পর্যন্ত কাজ করবে।\n\nকোডটি কাউকে জানাবেন না, ${brand}-এর কেউ এটি কখনো চাইবে না।`,
  }),
  passwordLink: ({ brand, link, minutes }) => ({
    subject: `${brand}: পাসওয়ার্ড রিসেট করুন`,
    body: [
      `এই লিংক থেকে পাসওয়ার্ড রিসেট করুন: ${link}`,
      `লিংকটি একবারই কাজ করবে, ${minutes} মিনিটের মধ্যে। আপনি অনুরোধটি না করে থাকলে এই ইমেইল উপেক্ষা করুন।`,
    ].join('\n\n'),
  }),
  numberUnbound: ({ brand }) =>
    `এই নম্বরটি আপনার ${brand} অ্যাকাউন্ট থেকে সরানো হয়েছে। কাজটি আপনি না করে থাকলে গ্রাহকসেবায় যোগাযোগ করুন।`,
  addressUnbound: ({ brand }) => ({
    subject: `আপনার ${brand} অ্যাকাউন্টে পরিবর্তন হয়েছে`,
    body: `এই ইমেইল ঠিকানাটি আপনার ${brand} অ্যাকাউন্ট থেকে সরানো হয়েছে। কাজটি আপনি না করে থাকলে গ্রাহকসেবায় যোগাযোগ করুন।`,
  }),
  signInSms: ({ brand, when, where }) =>
    `আপনার ${brand} অ্যাকাউন্টে নতুন জায়গা থেকে লগইন: ${when}, ${where}। আপনি না হলে এখনই পাসওয়ার্ড বদলান।`,
  signInMail: ({ brand, when, where }) => ({
    subject: `আপনার ${brand} অ্যাকাউন্টে নতুন জায়গা থেকে লগইন`,
    body: [
      `আপনার ${brand} অ্যাকাউন্টে নতুন একটি আইপি ঠিকানা থেকে লগইন হয়েছে: ${when}, ${where}।`,
      'লগইনটি আপনার হলে কিছু করতে হবে না। না হলে এখনই পাসওয়ার্ড বদলান এবং গ্রাহকসেবায় যোগাযোগ করুন।',
    ].join('\n\n'),
  }),
};
