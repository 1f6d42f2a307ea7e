import type { StoryBrand } from '#scripts/storybook/storyBrand.ts';
import * as styles from './masthead.css.ts';
import * as sheet from './sheet.css.ts';
import type { SheetWords } from './words.ts';

export interface MastheadProps {
  brand: StoryBrand;
  theme: 'dark' | 'light';
  /** The CSS of every role. */
  values: Readonly<Record<string, string>>;
  words: SheetWords;
}

/** The first typeface of a stack, without its quotes. */
const firstFace = (stack = ''): string => stack.split(',')[0]?.replace(/["']/g, '').trim() ?? '';

/** Whose sheet it is: the logo, the name in the brand's display face, and what sets its manner. */
export function Masthead({ brand: { page }, theme, values, words }: MastheadProps) {
  const facts = {
    [words.facts.theme]: words.themes[theme],
    [words.facts.headings]: firstFace(values['font.family.heading']),
    [words.facts.text]: firstFace(values['font.family.body']),
    [words.facts.languages]: Object.values(page.languages.facts)
      .map(({ name }) => name)
      .join(', '),
    [words.facts.corners]: values['radius.card'],
    [words.facts.section]: values['gap.section'],
  };
  return (
    <header className={styles.masthead}>
      <div className={styles.name}>
        <img
          className={styles.logo}
          src={page.logo.src}
          width={page.logo.width}
          height={page.logo.height}
          alt={page.name}
        />
        <div>
          <p className={sheet.label}>{words.chapters.sheet}</p>
          <h1 className={styles.title}>{page.name}</h1>
        </div>
      </div>
      <dl className={styles.facts}>
        {Object.entries(facts).map(([term, value]) => (
          <div key={term} className={styles.fact}>
            <dt className={sheet.label}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
