import { Trans, useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { ReadLink } from './ReadLink.tsx';
import './HumanCheckNotice.css.ts';

const LINKS = {
  privacy: <ReadLink to="https://policies.google.com/privacy" />,
  terms: <ReadLink to="https://policies.google.com/terms" />,
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
