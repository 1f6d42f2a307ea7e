import type { Language } from '#sandbox/kernel/text/language.ts';
import type { TransactionKind } from '#src/platform/contract.generated.ts';

/** The texts of a member's exported records. */
interface RecordWords {
  head: readonly string[];
  kinds: Readonly<Record<TransactionKind, string>>;
  /** The label of a wallet that belongs to no vendor. */
  mainWallet: string;
}

/** The texts of a member's exported records, by language (S2.16 transactionHistory). */
export const RECORD_WORDS: Readonly<Record<Language, RecordWords>> = {
  en: {
    head: ['Time', 'Type', 'Reference', 'Wallet', 'Amount', 'Balance after', 'Note'],
    kinds: {
      deposit: 'Deposit',
      'withdrawal-hold': 'Withdrawal',
      'withdrawal-release': 'Withdrawal returned',
      'wallet-transfer': 'Wallet transfer',
      'member-transfer': 'Member transfer',
      stake: 'Bet',
      win: 'Win',
      bonus: 'Bonus',
      rebate: 'Rebate',
      correction: 'Correction',
      'points-converted': 'Points converted',
      dividend: 'Dividend',
      'daily-salary': 'Daily salary',
      'hourly-salary': 'Hourly salary',
      'real-time-salary': 'Real-time salary',
    },
    mainWallet: 'Main wallet',
  },
  bn: {
    head: ['সময়', 'ধরন', 'রেফারেন্স', 'ওয়ালেট', 'পরিমাণ', 'পরের ব্যালেন্স', 'মন্তব্য'],
    kinds: {
      deposit: 'জমা',
      'withdrawal-hold': 'উত্তোলন',
      'withdrawal-release': 'উত্তোলন ফেরত',
      'wallet-transfer': 'ওয়ালেট ট্রান্সফার',
      'member-transfer': 'সদস্যদের মধ্যে ট্রান্সফার',
      stake: 'বাজি',
      win: 'জয়',
      bonus: 'বোনাস',
      rebate: 'রিবেট',
      correction: 'সংশোধন',
      'points-converted': 'পয়েন্ট ভাঙানো',
      dividend: 'লভ্যাংশ',
      'daily-salary': 'দৈনিক বেতন',
      'hourly-salary': 'ঘণ্টাভিত্তিক বেতন',
      'real-time-salary': 'রিয়েল-টাইম বেতন',
    },
    mainWallet: 'মূল ওয়ালেট',
  },
};
