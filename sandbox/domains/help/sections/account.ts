import type { WrittenSection } from '../helpText.ts';

export const account: WrittenSection = {
  id: 'account',
  title: { en: 'Your account', bn: 'আপনার অ্যাকাউন্ট' },
  topics: [
    {
      id: 'sign-up',
      title: { en: 'How do I register?', bn: 'কীভাবে অ্যাকাউন্ট খুলব?' },
      text: {
        en: 'Choose “Register”, fill in the form, confirm that you are {age} or over, and agree to the terms. If a verification code is needed, we send it by text message; it works once.\n\nEach person may have one account. Use your own name and number: you will need them to recover your account.',
        bn: '“নিবন্ধন” বেছে ফর্মটি পূরণ করুন, আপনার বয়স {age} বা তার বেশি বলে নিশ্চিত করুন এবং শর্তগুলোতে সম্মতি দিন। ভেরিফিকেশন কোড লাগলে তা এসএমএসে আসবে এবং একবারই কাজ করবে।\n\nএকজনের একটিই অ্যাকাউন্ট। নিজের নাম ও নম্বর দিন: অ্যাকাউন্ট ফিরে পেতে এগুলো লাগবে।',
      },
    },
    {
      id: 'forgot-password',
      title: { en: 'I forgot my password', bn: 'পাসওয়ার্ড ভুলে গেছি' },
      text: {
        en: 'Choose “Forgot your password?” in the login window. You can reset it with your mobile number or with a link sent by email. All other sessions end when the password changes.',
        bn: 'লগইন উইন্ডোতে “পাসওয়ার্ড ভুলে গেছেন?” বেছে নিন। মোবাইল নম্বর কিংবা ইমেইলে আসা লিংক দিয়ে নতুন পাসওয়ার্ড দিতে পারবেন। পাসওয়ার্ড বদলালে অন্য সব সেশন বন্ধ হয়ে যায়।',
      },
    },
    {
      id: 'close',
      title: { en: 'How do I close my account?', bn: 'কীভাবে অ্যাকাউন্ট বন্ধ করব?' },
      text: {
        en: 'Withdraw your balance first, then choose “Close account” under Play safely. You can no longer log in to a closed account. If you only need time away from playing, take a break instead.',
        bn: 'আগে ব্যালেন্স তুলে নিন, তারপর “নিরাপদে খেলুন” পাতায় “অ্যাকাউন্ট বন্ধ করুন” বেছে নিন। বন্ধ অ্যাকাউন্টে আর লগইন করা যায় না। শুধু খেলা থেকে বিশ্রাম চাইলে বিরতি নিন।',
      },
    },
  ],
};
