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

/** The text for an offer that was taken back before it was ever in force. */
const WITHDRAWN: Text = { en: 'offer withdrawn', bn: 'প্রস্তাব প্রত্যাহৃত' };

/** Why a contract below another one ended. The upline's earnings are not mentioned: they are nobody's business below. */
export type EndedBelow = 'raised' | 'ended';

/** A sentence with the rate of a contract, and the reason if another contract ended it. */
function contentOf({ rate, acceptedAt }: ContractRow, below: EndedBelow | undefined): Text {
  const percent = percentText(rate);
  if (below === undefined || acceptedAt === null)
    return { en: `Contract rate: ${percent}%.`, bn: `চুক্তির হার: ${percent}%।` };
  if (below === 'ended')
    return {
      en: `It ended because the contract above it ended. Contract rate: ${percent}%.`,
      bn: `ওপরের চুক্তিটি শেষ হওয়ায় এটিও শেষ হয়েছে। চুক্তির হার: ${percent}%।`,
    };
  return {
    en: `It ended because its rate is below that of a new contract above it. Contract rate: ${percent}%.`,
    bn: `ওপরের নতুন চুক্তির হারের চেয়ে এর হার কম বলে এটি শেষ হয়েছে। চুক্তির হার: ${percent}%।`,
  };
}

/** Notifies both parties of a contract's new state: on open pages, and in their inboxes. */
export async function notifyContract(
  db: Database,
  told: ContractRow,
  now: Date,
  below?: EndedBelow,
): Promise<void> {
  const { id, merchantCode, kind, state, agentId, offererId, acceptedAt } = told;
  const what = state === 'terminated' && acceptedAt === null ? WITHDRAWN : STATES[state];
  const content = contentOf(told, below);
  const written = {
    kind: 'agent' as const,
    title: `${KINDS[kind].en}: ${what.en}`,
    titleBn: `${KINDS[kind].bn}: ${what.bn}`,
    content: content.en,
    contentBn: content.bn,
  };
  const tell = publish.bind(undefined, db, merchantCode, now);
  for (const to of offererId === null ? [agentId] : [agentId, offererId]) {
    await tell({ to, type: 'contract', data: { id, kind, state } });
    await sendMessage(db, tell, now, to, written);
  }
}
