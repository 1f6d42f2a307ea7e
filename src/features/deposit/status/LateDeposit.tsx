import { useTranslation } from 'react-i18next';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { ReportForm } from '../pay/ReportForm.tsx';

/** The transaction ID field of an expired manual deposit, for players who have paid all the same. */
export function LateDeposit({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('deposit');
  return (
    <Stack gap="m">
      <Heading level={2} size="m">
        {t('late.title')}
      </Heading>
      <ReportForm deposit={deposit} onReported={() => window.scrollTo({ top: 0 })} />
    </Stack>
  );
}
