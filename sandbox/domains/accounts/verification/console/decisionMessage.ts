import { messageTexts } from '#sandbox/domains/messages/messageTexts.ts';
import type { NewMessage } from '#sandbox/domains/messages/sendMessage.ts';
import { textIn } from '#scripts/languages/texts.ts';
import type { Decision } from '../decideVerification.ts';

/** The texts of verifications in each language: messages, the names of documents, and reasons. */
const TEXTS = 'sandbox/verification';

/** The inbox message to the player about a decision, with its reason. */
export function decisionMessage(decision: Decision): NewMessage {
  const kind = 'account';
  if (decision.state === 'approved') return { kind, ...messageTexts(TEXTS, 'approved') };
  if (decision.state === 'refused') {
    const why = `refusals.${decision.reason}`;
    const texts = messageTexts(TEXTS, 'refused', (language) => ({
      reason: textIn(language, TEXTS, why),
    }));
    return { kind, ...texts };
  }
  const [document, why] = [`documents.${decision.kind}`, `reasons.${decision.reason}`];
  const texts = messageTexts(TEXTS, 'needed', (language) => ({
    document: textIn(language, TEXTS, document),
    reason: textIn(language, TEXTS, why),
  }));
  return { kind, ...texts };
}
