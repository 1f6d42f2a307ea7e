import { sendMessage } from '#sandbox/domains/messages/sendMessage.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { publish } from '#sandbox/kernel/events/publish.ts';
import { percentText } from '#sandbox/kernel/percent.ts';
import type { ContractRow } from './contractsInForce.ts';
import type { ContractKind } from './kinds.ts';
import type { ContractState } from './states.ts';

/** A text in both languages. */
interface Text {
  en: string;
  bn: string;
}

const KINDS: Readonly<Record<ContractKind, Text>> = {
  dividend: { en: 'Dividend', bn: 'লভ্যাংশ' },
  daily: { en: 'Daily salary', bn: 'দৈনিক বেতন' },
  hourly: { en: 'Hourly salary', bn: 'ঘণ্টাভিত্তিক বেতন' },
  realtime: { en: 'Real-time salary', bn: 'রিয়েল-টাইম বেতন' },
};

const STATES: Readonly<Record<ContractState, Text>> = {
  offered: { en: 'contract offered', bn: 'চুক্তির প্রস্তাব' },
  accepted: { en: 'contract accepted', bn: 'চুক্তি গৃহীত' },
  rejected: { en: 'offer rejected', bn: 'প্রস্তাব প্রত্যাখ্যাত' },
  terminated: { en: 'contract ended', bn: 'চুক্তি শেষ' },
};

/** An offer that was taken back: it has never been in force. */
const WITHDRAWN: Text = { en: 'offer withdrawn', bn: 'প্রস্তাব প্রত্যাহৃত' };

/** Tells whom a contract is between what it is now: on open pages, and in their inboxes. */
export async function tellContract(
  db: Database,
  { id, merchantCode, kind, state, rate, agentId, offererId, acceptedAt }: ContractRow,
  now: Date,
): Promise<void> {
  const percent = percentText(rate);
  const what = state === 'terminated' && acceptedAt === null ? WITHDRAWN : STATES[state];
  const written = {
    kind: 'agent' as const,
    title: `${KINDS[kind].en}: ${what.en}`,
    titleBn: `${KINDS[kind].bn}: ${what.bn}`,
    content: `Contract rate: ${percent}%.`,
    contentBn: `চুক্তির হার: ${percent}%।`,
  };
  const tell = publish.bind(undefined, db, merchantCode, now);
  for (const to of offererId === null ? [agentId] : [agentId, offererId]) {
    await tell({ to, type: 'contract', data: { id, kind, state } });
    await sendMessage(db, tell, now, to, written);
  }
}
