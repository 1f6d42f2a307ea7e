import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './HelpScreen.css.ts';

/** A help answer; empty lines separate paragraphs (S7.22). */
export function TopicText({ text }: { text: string }) {
  return (
    <div className={styles.answer}>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
    </div>
  );
}
