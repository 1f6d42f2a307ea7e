import { Heading } from '#src/ui/heading/Heading.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as sheet from './sheet.css.ts';
import * as styles from './specimen.css.ts';

const SPECIMENS = [
  {
    language: 'en',
    display: 'A well-lit shelf',
    heading: 'Slots and crash games',
    title: 'Deposit limits',
    text: 'A limit that you lower holds at once. One that you raise holds after a day, once you have confirmed it again.',
    note: 'As paid out and reported by the platform, highest first.',
  },
  {
    language: 'bn',
    display: 'আলোয় সাজানো তাক',
    heading: 'স্লট ও ক্র্যাশ গেম',
    title: 'জমার সীমা',
    text: 'সীমা কমালে তা সঙ্গে সঙ্গে চালু হয়। বাড়ালে চালু হয় এক দিন পরে, আপনি আবার নিশ্চিত করলে।',
    note: 'প্ল্যাটফর্ম যেমন পরিশোধ করেছে ও জানিয়েছে, বড় থেকে ছোট।',
  },
] as const;

/** The typefaces at work, in both languages side by side. */
export function Specimens() {
  return (
    <div className={sheet.columns}>
      {SPECIMENS.map(({ language, display, heading, title, text, note }) => (
        <div key={language} lang={language} dir="ltr" className={styles.specimen}>
          <p className={styles.display}>{display}</p>
          <Heading level={3} size="xl">
            {heading}
          </Heading>
          <Heading level={3}>{title}</Heading>
          <Text>{text}</Text>
          <Text size="s" tone="secondary">
            {note}
          </Text>
          <Text size="l" weight="strong" figures>
            ৳1,234,567.80
          </Text>
        </div>
      ))}
    </div>
  );
}
