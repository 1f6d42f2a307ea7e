import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import { openingAt, readHours } from '../serviceHours.ts';
import { LIVE_CHATS, liveChatTitle, supportHours } from '../settings.ts';

/** Returns the topics of customer service for players or for agents, with the hours of the staff and whether they are there now. */
export const listLiveChats: Handler<'listLiveChats'> = ({
  merchant,
  query: { audience, language },
  now,
}) => {
  requireModule(merchant, 'customerService');
  const { market, support } = merchant.brand;
  const forAgents = audience === 'agent';
  const readable = forAgents ? support.agentHours : supportHours(SOURCE);
  const { openUntil, opensAt } = openingAt(now, market.timeZone, readHours(readable));
  return LIVE_CHATS[audience].map((modelId) => ({
    modelId,
    title: liveChatTitle(modelId, language),
    hours: forAgents ? support.agentHours : supportHours(language),
    openUntil: openUntil?.toISOString() ?? null,
    opensAt: opensAt?.toISOString() ?? null,
  }));
};
