import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { contactAddress } from '#src/brand/contact.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import { LegalDocuments } from '#src/shared/legalDocuments/LegalDocuments.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { anchorOf, type Clause, type LegalPageName } from './clause.ts';
import { LegalContents } from './LegalContents.tsx';
import * as styles from './LegalPage.css.ts';
import { useTerms } from './useTerms.ts';

export interface LegalPageProps {
  page: LegalPageName;
  /** The route of the other page. */
  other: '/terms' | '/privacy';
  clauses: readonly Clause[];
  /** Content below a clause's text. */
  after?: Partial<Record<Clause, ReactNode>>;
}

/** A legal page: clauses, each with its own URL hash, and the version in force. */
export function LegalPage({ page, other, clauses, after = {} }: LegalPageProps) {
  const { t } = useTranslation('legal');
  const { name: brand, support, analytics } = useBrand();
  const format = useFormat();
  const { version, minimumAge, operator } = useTerms();
  const contact = contactAddress(support);
  const age = format.count(minimumAge);
  const hosts = analytics.tagManager?.hosts.join(', ') ?? '';
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <Heading level={1}>{t(`${page}.title`)}</Heading>
        <Text size="s" tone="secondary">
          {/* The document keeps the names of months that its build knows, also where the device does not. */}
          <span suppressHydrationWarning>
            {t('version', { date: format.date(version, 'date') })}
          </span>
        </Text>
        <Text>{t(`${page}.lead`, { brand, operator })}</Text>
      </header>
      <LegalContents clauses={clauses} />
      {clauses.map((clause) => (
        <section key={clause} id={anchorOf(clause)} className={styles.clause}>
          <Heading level={2} size="l">
            {t(`${clause}.title`)}
          </Heading>
          <Text>{t(`${clause}.text`, { brand, operator, age, hosts })}</Text>
          {after[clause]}
        </section>
      ))}
      {page === 'terms' && <LegalDocuments />}
      <footer className={styles.foot}>
        {contact !== undefined && (
          <ButtonLink to={contact} icon="headset">
            {t('contact', { operator })}
          </ButtonLink>
        )}
        <TextLink to={other} icon="chevronEnd">
          {t(`${page}.other`)}
        </TextLink>
      </footer>
    </article>
  );
}
