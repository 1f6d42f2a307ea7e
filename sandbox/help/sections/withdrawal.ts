import type { WrittenSection } from '../helpText.ts';

export const withdrawal: WrittenSection = {
  id: 'withdrawal',
  title: { en: 'Taking credits out', bn: 'ক্রেডিট তোলা' },
  topics: [
    {
      id: 'how',
      title: { en: 'How do I withdraw?', bn: 'কীভাবে উত্তোলন করব?' },
      text: {
        en: 'Bind an account in your own name, open “Withdraw”, enter the amount and your payment password. Before you confirm you see the fee and what you will receive.\n\nThe amount is held at once and cannot be played. A withdrawal that has begun is not cancelled to play on.',
        bn: 'নিজের নামে একটি অ্যাকাউন্ট যুক্ত করে “উত্তোলন” খুলুন, অঙ্ক ও পেমেন্ট পাসওয়ার্ড দিন। নিশ্চিত করার আগেই ফি ও হাতে কত পাবেন তা দেখানো হয়।\n\nঅঙ্কটি সঙ্গে সঙ্গে আলাদা রাখা হয়, তা দিয়ে খেলা যায় না। শুরু হওয়া উত্তোলন খেলার জন্য বাতিল করা যায় না।',
      },
    },
    {
      id: 'turnover',
      title: { en: 'What is turnover?', bn: 'টার্নওভার কী?' },
      text: {
        en: 'Some credits have to be staked a number of times before they can be withdrawn. The withdrawal page shows what is left to stake, and for what.',
        bn: 'কিছু ক্রেডিট তোলার আগে নির্দিষ্ট পরিমাণ বাজি ধরতে হয়। আর কত বাকি এবং কীসের জন্য, তা উত্তোলনের পাতায় দেখা যায়।',
      },
    },
    {
      id: 'receipt',
      title: { en: 'What does “Confirm receipt” mean?', bn: '“প্রাপ্তি নিশ্চিত করুন” মানে কী?' },
      text: {
        en: 'When a withdrawal is being paid, confirm what has arrived. Without your word it counts as received after the time that the page shows. Write to customer service before then if something is missing.',
        bn: 'উত্তোলন পরিশোধের সময় যা পেয়েছেন তা নিশ্চিত করুন। আপনি কিছু না জানালে পাতায় দেখানো সময়ের পর তা প্রাপ্ত বলে ধরা হয়। কিছু কম পেলে তার আগেই গ্রাহকসেবায় লিখুন।',
      },
    },
  ],
};
