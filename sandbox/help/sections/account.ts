import type { WrittenSection } from '../helpText.ts';

export const account: WrittenSection = {
  id: 'account',
  title: { en: 'Your account', bn: 'আপনার অ্যাকাউন্ট' },
  topics: [
    {
      id: 'sign-up',
      title: { en: 'How do I sign up?', bn: 'কীভাবে অ্যাকাউন্ট খুলব?' },
      text: {
        en: 'Choose “Sign up”, fill in the form, confirm that you are {age} or over, and agree to the terms. If a code is asked for, it comes by text message and works once.\n\nOne account a person. Use your own name and number: you will need them to get back in.',
        bn: '“নিবন্ধন” বেছে ফর্মটি পূরণ করুন, আপনার বয়স {age} বা তার বেশি বলে নিশ্চিত করুন এবং শর্তগুলোতে সম্মতি দিন। কোড চাওয়া হলে তা এসএমএসে আসবে এবং একবারই কাজ করবে।\n\nএকজনের একটিই অ্যাকাউন্ট। নিজের নাম ও নম্বর দিন: অ্যাকাউন্ট ফিরে পেতে এগুলো লাগবে।',
      },
    },
    {
      id: 'forgot-password',
      title: { en: 'I forgot my password', bn: 'পাসওয়ার্ড ভুলে গেছি' },
      text: {
        en: 'Choose “Forgot password” in the login window. You can set a new one by your mobile number or by a link in an e-mail. All other sessions end when the password changes.',
        bn: 'লগইনের জানালায় “পাসওয়ার্ড ভুলে গেছি” বেছে নিন। মোবাইল নম্বর কিংবা ইমেইলে আসা লিংক দিয়ে নতুন পাসওয়ার্ড দিতে পারবেন। পাসওয়ার্ড বদলালে অন্য সব সেশন বন্ধ হয়ে যায়।',
      },
    },
    {
      id: 'close',
      title: { en: 'How do I close my account?', bn: 'কীভাবে অ্যাকাউন্ট বন্ধ করব?' },
      text: {
        en: 'Take out or use up your balance first, then choose “Close account” in the security centre. A closed account cannot log in any more. If you only want to rest from playing, take a break instead.',
        bn: 'আগে ব্যালেন্স তুলে নিন বা শেষ করুন, তারপর নিরাপত্তা কেন্দ্রে “অ্যাকাউন্ট বন্ধ করুন” বেছে নিন। বন্ধ অ্যাকাউন্টে আর লগইন করা যায় না। শুধু খেলা থেকে বিশ্রাম চাইলে বিরতি নিন।',
      },
    },
  ],
};
