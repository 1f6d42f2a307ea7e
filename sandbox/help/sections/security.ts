import type { WrittenSection } from '../helpText.ts';

export const security: WrittenSection = {
  id: 'security',
  title: { en: 'Safety of your account', bn: 'অ্যাকাউন্টের নিরাপত্তা' },
  topics: [
    {
      id: 'second-step',
      title: { en: 'Why am I asked for a second step?', bn: 'দ্বিতীয় ধাপ চাওয়া হয় কেন?' },
      text: {
        en: 'A login from an address that we do not know, a withdrawal, and a change of phone, e-mail or authenticator need one more proof that it is you. An authenticator app is the safest.',
        bn: 'অচেনা ঠিকানা থেকে লগইন, উত্তোলন, আর ফোন, ইমেইল বা অথেনটিকেটর বদলাতে আপনিই যে করছেন তার আরেকটি প্রমাণ লাগে। অথেনটিকেটর অ্যাপ সবচেয়ে নিরাপদ।',
      },
    },
    {
      id: 'strange-login',
      title: { en: 'I do not know the last login', bn: 'শেষ লগইনটি আমার নয়' },
      text: {
        en: 'Change your password at once. All other sessions end with it. Then look through the list of sessions and tell customer service.',
        bn: 'এখনই পাসওয়ার্ড বদলান। তাতে অন্য সব সেশন বন্ধ হয়ে যাবে। তারপর সেশনের তালিকা দেখুন এবং গ্রাহকসেবাকে জানান।',
      },
    },
    {
      id: 'staff',
      title: { en: 'What staff will never ask for', bn: 'আমাদের কর্মীরা যা কখনও চাইবেন না' },
      text: {
        en: 'Your password, your payment password, a code from a message or the key of your authenticator. Whoever asks for one is not from {brand}.',
        bn: 'আপনার পাসওয়ার্ড, পেমেন্ট পাসওয়ার্ড, মেসেজে আসা কোড বা অথেনটিকেটরের কী। কেউ চাইলে তিনি {brand}-এর কেউ নন।',
      },
    },
  ],
};
