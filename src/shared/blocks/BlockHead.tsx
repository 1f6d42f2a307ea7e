import { Heading } from '#src/ui/heading/Heading.tsx';
import { SectionLinks, type SectionLinksProps } from '../shelf/SectionLinks.tsx';
import * as styles from '../shelf/Shelf.css.ts';

/** A block that does not scroll sideways. */
const NO_SHELF = { canGoBack: false, canGoOn: false, turn: () => {} };

export interface BlockHeadProps
  extends Pick<SectionLinksProps, 'more'>,
    Partial<Omit<SectionLinksProps, 'category' | 'more'>> {
  titleId: string;
  title: string;
}

/** The heading of a block, with the link to all that it is about, and the buttons of its shelf. */
export function BlockHead({ titleId, title, more, ...shelf }: BlockHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
      </div>
      <SectionLinks category={title} more={more} {...NO_SHELF} {...shelf} />
    </header>
  );
}
