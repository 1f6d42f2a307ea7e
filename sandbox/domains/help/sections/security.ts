import type { WrittenSection } from '../helpText.ts';

export const security: WrittenSection = {
  id: 'security',
  title: { en: 'Account security', bn: 'অ্যাকাউন্টের নিরাপত্তা' },
  topics: [
    {
      id: 'second-step',
      title: { en: 'Why am I asked for a second step?', bn: 'দ্বিতীয় ধাপ চাওয়া হয় কেন?' },
      text: {
        en: 'For a login from a new IP address, a withdrawal, or a change of phone, email or authenticator app, we ask you to confirm that it’s you. An authenticator app is the safest way.',
        bn: 'নতুন আইপি ঠিকানা থেকে লগইন, উত্তোলন, আর ফোন, ইমেইল বা অথেনটিকেটর অ্যাপ বদলানোর সময় নিশ্চিত করতে হয় যে এটি আপনিই। অথেনটিকেটর অ্যাপ সবচেয়ে নিরাপদ উপায়।',
      },
    },
    {
      id: 'strange-login',
      title: { en: 'I don’t recognise the last login', bn: 'শেষ লগইনটি আমার নয়' },
      text: {
        en: 'Change your password at once. This ends all other sessions. Then check your active sessions and contact customer service.',
        bn: 'এখনই পাসওয়ার্ড বদলান। তাতে অন্য সব সেশন বন্ধ হয়ে যাবে। তারপর সেশনের তালিকা দেখুন এবং গ্রাহকসেবাকে জানান।',
      },
    },
    {
      id: 'staff',
      title: { en: 'What staff will never ask for', bn: 'আমাদের কর্মীরা যা কখনো চাইবেন না' },
      text: {
        en: 'Your password, your payment password, a verification code or your authenticator key. Anyone who asks for one is not from {brand}.',
        bn: 'আপনার পাসওয়ার্ড, পেমেন্ট পাসওয়ার্ড, ভেরিফিকেশন কোড বা অথেনটিকেটরের কী। কেউ চাইলে তিনি {brand}-এর কেউ নন।',
      },
    },
  ],
};
