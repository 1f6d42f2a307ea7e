import type { NewMessage } from '#sandbox/domains/messages/sendMessage.ts';
import type { Decision } from '../decideVerification.ts';
import { DOCUMENT_REASONS, KINDS, REFUSAL_REASONS } from './texts.ts';

const APPROVED = {
  title: 'Your identity is verified',
  titleBn: 'আপনার পরিচয় যাচাই হয়েছে',
  content: 'You can withdraw. Your documents will not be asked for again.',
  contentBn: 'এখন উত্তোলন করতে পারবেন। ডকুমেন্ট আর চাওয়া হবে না।',
};

/** The inbox message to the player about a decision, with its reason. */
export function decisionMessage(decision: Decision): NewMessage {
  const kind = 'account';
  if (decision.state === 'approved') return { kind, ...APPROVED };
  if (decision.state === 'refused') {
    const why = REFUSAL_REASONS[decision.reason];
    return {
      kind,
      title: 'Your identity could not be verified',
      titleBn: 'আপনার পরিচয় যাচাই করা যায়নি',
      content: `${why.en} Contact customer service if this is wrong.`,
      contentBn: `${why.bn} ভুল মনে হলে গ্রাহকসেবায় যোগাযোগ করুন।`,
    };
  }
  const [document, why] = [KINDS[decision.kind], DOCUMENT_REASONS[decision.reason]];
  return {
    kind,
    title: 'A document is needed',
    titleBn: 'একটি ডকুমেন্ট লাগবে',
    content: `${document.en}: ${why.en} Upload it on the identity verification page of your account.`,
    contentBn: `${document.bn}: ${why.bn} অ্যাকাউন্টের পরিচয় যাচাই পাতায় আপলোড করুন।`,
  };
}
