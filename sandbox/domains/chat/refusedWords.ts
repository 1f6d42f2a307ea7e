/** Stems of abuse in the languages of the sites, matched at the beginning of a word. */
const STEMS = ['fuck', 'shit', 'bastard', 'bitch', 'idiot', 'শালা', 'হারামজাদা', 'কুত্তা', 'বদমাশ'];

/** A link, even if written to get around this: `example . com`. */
const LINK =
  /(https?:|www\.|\b[\w-]+\s?\.\s?(com|net|org|io|me|link|bd|xyz|app|bet)\b|t\.me|@\w)/iu;

/** Seven digits or more, of either script, with separators between them: a phone or account number. */
const NUMBER = /(?:\p{Nd}[\s().-]*){7,}/u;

/** Removes invisible characters, and normalizes letters and digits to one form. */
const plain = (text: string): string => text.normalize('NFKC').replace(/\p{Cf}/gu, '');

const words = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{M}]+/u);

/** Whether a text is refused in a room: links and numbers lead players away from protection, abuse hurts. */
export function isRefused(text: string): boolean {
  const seen = plain(text);
  return (
    LINK.test(seen) ||
    NUMBER.test(seen) ||
    words(seen).some((word) => STEMS.some((stem) => word.startsWith(stem)))
  );
}
