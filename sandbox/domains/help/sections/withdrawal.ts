import type { WrittenSection } from '../helpText.ts';

export const withdrawal: WrittenSection = {
  id: 'withdrawal',
  title: { en: 'Withdrawals', bn: 'উত্তোলন' },
  topics: [
    {
      id: 'how',
      title: { en: 'How do I withdraw?', bn: 'কীভাবে উত্তোলন করব?' },
      text: {
        en: 'Add a payout account in your own name, open “Withdraw”, and enter the amount and your payment password. You see the fee and what you will receive before you confirm.\n\nThe amount is deducted from your balance at once and cannot be staked. A withdrawal in progress cannot be cancelled to keep playing.',
        bn: 'নিজের নামে উত্তোলনের একটি অ্যাকাউন্ট যোগ করে “উত্তোলন” খুলুন, পরিমাণ ও পেমেন্ট পাসওয়ার্ড দিন। নিশ্চিত করার আগেই ফি ও হাতে কত পাবেন তা দেখানো হয়।\n\nপরিমাণটি সঙ্গে সঙ্গে ব্যালেন্স থেকে কাটা হয়, তা দিয়ে বাজি ধরা যায় না। চলমান উত্তোলন খেলার জন্য বাতিল করা যায় না।',
      },
    },
    {
      id: 'turnover',
      title: { en: 'What is a turnover requirement?', bn: 'টার্নওভার শর্ত কী?' },
      text: {
        en: 'Deposits and some rewards have a turnover requirement: you stake a set amount before your next withdrawal. The withdrawal page shows how much turnover is left, and what it is for.',
        bn: 'জমা ও কিছু পুরস্কারে টার্নওভার শর্ত থাকে: পরের উত্তোলনের আগে নির্দিষ্ট পরিমাণ বাজি ধরতে হয়। কত টার্নওভার বাকি এবং কীসের জন্য, তা উত্তোলনের পাতায় দেখা যায়।',
      },
    },
    {
      id: 'receipt',
      title: { en: 'What does “Confirm receipt” mean?', bn: '“প্রাপ্তি নিশ্চিত করুন” মানে কী?' },
      text: {
        en: 'When a withdrawal has been paid out, check your account and confirm receipt. If you do not, it is marked as received after the time shown on the page. Contact customer service before then if anything is missing.',
        bn: 'উত্তোলন পাঠানো হলে আপনার অ্যাকাউন্ট দেখে প্রাপ্তি নিশ্চিত করুন। নিশ্চিত না করলে পাতায় দেখানো সময়ের পর তা প্রাপ্ত হিসেবে ধরা হয়। কিছু কম পেলে তার আগেই গ্রাহকসেবায় যোগাযোগ করুন।',
      },
    },
  ],
};
