import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '#src/app/SiteContext.tsx';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { NETWORK_NAMES } from '#src/brand/contact.ts';
import { type FramePart, footerParts, keyOf } from '#src/modules/frame.ts';
import { textIn } from '#src/shared/banners/textIn.ts';
import * as styles from './Footer.css.ts';
import { MenuEntryLink } from './MenuEntryLink.tsx';

/** The columns of a brand that states none, which have a grid of their own. */
const USUAL = 'games help contact';

interface ColumnProps {
  title?: string | undefined;
  /** Many entries, in two columns. */
  long?: boolean;
  children: ReactNode;
}

function Column({ title, long = false, children }: ColumnProps) {
  return (
    <div className={long ? styles.wide : undefined}>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      <ul className={long ? styles.sideBySide : styles.links}>{children}</ul>
    </div>
  );
}

/** The mail address and the profiles of the brand; nothing without them. */
function ContactColumn() {
  const { t } = useTranslation('app');
  const { email, social, networks } = useBrand().support;
  const profiles = [
    ...social.map(({ csType, url }) => ({ name: NETWORK_NAMES[csType], url })),
    ...networks,
  ];
  if (profiles.length === 0 && email === undefined) return null;
  return (
    <Column title={t('footer.contact')}>
      {email !== undefined && (
        <li>
          <a className={styles.link} href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      )}
      {profiles.map(({ name, url }) => (
        <li key={url}>
          <a className={styles.link} href={url} rel="noopener">
            {name}
          </a>
        </li>
      ))}
    </Column>
  );
}

function LinkColumn({ part: { group, title, entries } }: { part: FramePart }) {
  const { t, i18n } = useTranslation('app');
  const own = title && textIn(title, i18n.language);
  return (
    <Column
      title={group ? t(group === 'games' ? 'footer.games' : 'footer.help') : own}
      long={group === 'games'}
    >
      {entries.map((entry) => (
        <li key={keyOf(entry)}>
          <MenuEntryLink entry={entry} className={styles.link} />
        </li>
      ))}
    </Column>
  );
}

/** The columns of the footer by the manifest: games, all other screens, contact, and the brand's own (S2.22). */
export function FooterColumns() {
  const { t } = useTranslation('app');
  const { frame } = useBrand();
  const parts = footerParts(frame.footer, useSite().rows);
  const isUsual = USUAL.includes(parts.map(({ group }) => group).join(' '));
  return (
    <nav className={isUsual ? styles.columns : styles.evenColumns} aria-label={t('nav.footer')}>
      {parts.map((part) =>
        part.group === 'contact' ? (
          <ContactColumn key={part.key} />
        ) : (
          <LinkColumn key={part.key} part={part} />
        ),
      )}
    </nav>
  );
}
