import { Trans, useTranslation } from 'react-i18next';
import { Text } from '#src/ui/text/Text.tsx';
import { NewTabLink } from './NewTabLink.tsx';
import './ThirdPartyNotice.css.ts';

const LINKS = {
  privacy: <NewTabLink to="https://policies.google.com/privacy" />,
  terms: <NewTabLink to="https://policies.google.com/terms" />,
};

/** The notice that a third party learns who sends a form, and why. */
export function ThirdPartyNotice({ about }: { about: 'recaptcha' | 'firebase' }) {
  const { t } = useTranslation('session');
  return (
    <Text size="s" tone="secondary">
      <Trans t={t} i18nKey={about} components={LINKS} />
    </Text>
  );
}
