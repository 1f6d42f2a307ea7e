import type { WrittenSection } from '../helpText.ts';

export const agents: WrittenSection = {
  id: 'agents',
  title: { en: 'Agents', bn: 'এজেন্ট' },
  topics: [
    {
      id: 'become',
      title: { en: 'What does an agent do?', bn: 'এজেন্টের কাজ কী?' },
      text: {
        en: 'An agent brings players to {brand}, looks after a team and earns play credits from the team’s play under a contract. The agent centre shows the team, its play and every settlement.',
        bn: 'এজেন্ট {brand}-এ খেলোয়াড় আনেন, দল দেখাশোনা করেন এবং চুক্তি অনুযায়ী দলের খেলা থেকে খেলার ক্রেডিট পান। এজেন্ট সেন্টারে দল, তাদের খেলা ও প্রতিটি হিসাব দেখা যায়।',
      },
    },
    {
      id: 'contracts',
      title: { en: 'How do contracts work?', bn: 'চুক্তি কীভাবে কাজ করে?' },
      text: {
        en: 'A contract takes effect once the offer is accepted. Accepting a higher rate ends contracts with a lower rate in the agent’s downline; everyone affected is notified.',
        bn: 'প্রস্তাব গ্রহণ করলে চুক্তি কার্যকর হয়। বেশি হারের চুক্তি গ্রহণ করলে ওই এজেন্টের ডাউনলাইনের কম হারের চুক্তিগুলো শেষ হয়; সংশ্লিষ্টদের তা জানানো হয়।',
      },
    },
  ],
};
