import type { ReactNode } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import './HumanCheckNotice.css.ts';

/** A page of the provider, read in a tab of its own so that what was typed in the form stays. */
function ProviderLink({ to, children }: { to: string; children?: ReactNode }) {
  return (
    <TextLink
      to={to}
      placed="inProse"
      onClick={(event) => {
        event.preventDefault();
        window.open(to, '_blank', 'noopener');
      }}
    >
      {children}
    </TextLink>
  );
}

const LINKS = {
  privacy: <ProviderLink to="https://policies.google.com/privacy" />,
  terms: <ProviderLink to="https://policies.google.com/terms" />,
};

/** Tells who else sees those who send a form, where the human check of the brand is a third party's. */
export function HumanCheckNotice() {
  const { t } = useTranslation('session');
  const { humanCheck } = useBrand();
  if (humanCheck.provider !== 'recaptcha') return null;
  return (
    <Text size="s" tone="secondary">
      <Trans t={t} i18nKey="recaptcha" components={LINKS} />
    </Text>
  );
}
