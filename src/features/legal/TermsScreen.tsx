import { useBrand } from '#src/brand/BrandContext.tsx';
import { LegalPage } from './LegalPage.tsx';

/** The terms page (S5.6): a brand may override each clause in its messages. */
export function TermsScreen() {
  const { compliance } = useBrand();
  return (
    <LegalPage
      page="terms"
      other="/privacy"
      clauses={[
        'terms.agreement',
        'terms.who',
        'terms.account',
        compliance.mode === 'play-money' ? 'terms.credits' : 'terms.stakes',
        'terms.rounds',
        'terms.fair',
        'terms.protection',
        'terms.conduct',
        'terms.closing',
        'terms.liability',
        'terms.changes',
        'terms.complaints',
      ]}
    />
  );
}
