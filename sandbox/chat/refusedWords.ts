/** Stems of abuse in the languages of the sites, matched at the beginning of a word. */
const STEMS = ['fuck', 'shit', 'bastard', 'bitch', 'idiot', 'শালা', 'হারামজাদা', 'কুত্তা', 'বদমাশ'];

/** An address, whoever may have written it to get around this: `example . com`. */
const LINK =
  /(https?:|www\.|\b[\w-]+\s?\.\s?(com|net|org|io|me|link|bd|xyz|app|bet)\b|t\.me|@\w)/iu;

/** Seven digits or more, of either script, with whatever stands between them: a number of a phone or an account. */
const NUMBER = /(?:\p{Nd}[\s().-]*){7,}/u;

const words = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{M}]+/u);

/** Whether a message is refused in a room: links and numbers lead players away from protection, abuse hurts. */
export const isRefused = (text: string): boolean =>
  LINK.test(text) ||
  NUMBER.test(text) ||
  words(text).some((word) => STEMS.some((stem) => word.startsWith(stem)));
