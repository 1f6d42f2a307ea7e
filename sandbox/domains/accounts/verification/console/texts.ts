import type {
  VerificationDocumentKind,
  VerificationDocumentReason,
  VerificationRefusalReason,
} from '#src/platform/contract.generated.ts';

/** A text in both languages. */
interface Text {
  en: string;
  bn: string;
}

/** The names of documents. */
export const KINDS: Readonly<Record<VerificationDocumentKind, Text>> = {
  identity_card_front: { en: 'Identity card, front', bn: 'জাতীয় পরিচয়পত্র, সামনের দিক' },
  identity_card_back: { en: 'Identity card, back', bn: 'জাতীয় পরিচয়পত্র, পেছনের দিক' },
  passport: { en: 'Passport', bn: 'পাসপোর্ট' },
  proof_of_address: { en: 'Proof of address', bn: 'ঠিকানার প্রমাণ' },
  selfie: { en: 'Selfie', bn: 'সেলফি' },
};

/** The reasons why a document is requested. */
export const DOCUMENT_REASONS: Readonly<Record<VerificationDocumentReason, Text>> = {
  unreadable: { en: 'The picture cannot be read.', bn: 'ছবিটি পড়া যাচ্ছে না।' },
  cropped: { en: 'Part of the document is cut off.', bn: 'ডকুমেন্টের কিছু অংশ ছবিতে নেই।' },
  expired: { en: 'The document has expired.', bn: 'ডকুমেন্টটির মেয়াদ শেষ।' },
  outdated: {
    en: 'The document is older than 3 months.',
    bn: 'ডকুমেন্টটি 3 মাসের বেশি পুরোনো।',
  },
  name_differs: {
    en: 'The name differs from the real name on the account.',
    bn: 'ডকুমেন্টের নাম অ্যাকাউন্টের আসল নামের সঙ্গে মেলে না।',
  },
  wrong_document: { en: 'This is another kind of document.', bn: 'এটি অন্য ধরনের ডকুমেন্ট।' },
  not_original: {
    en: 'A photo of the original document is needed, not a copy or a screenshot.',
    bn: 'কপি বা স্ক্রিনশট নয়, মূল ডকুমেন্টের ছবি লাগবে।',
  },
  face_differs: {
    en: 'The face cannot be matched with the document.',
    bn: 'চেহারাটি ডকুমেন্টের ছবির সঙ্গে মেলানো যাচ্ছে না।',
  },
  additional: { en: 'This document is needed too.', bn: 'এই ডকুমেন্টটিও লাগবে।' },
};

/** The reasons why an identity verification is refused. */
export const REFUSAL_REASONS: Readonly<Record<VerificationRefusalReason, Text>> = {
  not_own: { en: 'The documents belong to somebody else.', bn: 'ডকুমেন্টগুলো অন্য কারও।' },
  not_genuine: { en: 'The documents are not genuine.', bn: 'ডকুমেন্টগুলো আসল নয়।' },
  under_age: {
    en: 'The documents show an age below the minimum.',
    bn: 'ডকুমেন্ট অনুযায়ী বয়স ন্যূনতম বয়সের কম।',
  },
};
