import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { Commission } from '#src/platform/contract.generated.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { sourcesOf } from './sourcesOf.ts';

/** Links to the records that a payment was calculated from. */
export function PaymentSources({ payment }: { payment: Commission }) {
  const { t } = useTranslation('agentIncome');
  const { timeZone } = useBrand().market;
  return (
    <Stack gap="s">
      <Heading level={3}>{t('terms.sources.title')}</Heading>
      <Text tone="secondary">{t('terms.sources.lead')}</Text>
      {sourcesOf(payment, timeZone).map(({ of, path }) => (
        <Text key={of}>
          <TextLink placed="alone" to={path}>
            {t(`terms.sources.${of}`)}
          </TextLink>
        </Text>
      ))}
    </Stack>
  );
}
