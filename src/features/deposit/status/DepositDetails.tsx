import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { promotionQuery } from '#src/platform/endpoints/promotions/getPromotion.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { isPositive, sumAmounts } from '#src/shared/balance/minorUnits.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { CopyButton } from '#src/ui/copyButton/CopyButton.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Money } from '#src/ui/money/Money.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { useMethodWords } from '../start/useMethodWords.ts';
import { useCopyLabels } from '../useCopyLabels.ts';
import { stateWordOf } from './stateWord.ts';

/** The title of a promotion; a generic text if it fails to load, as during a break. */
function PromotionName({ code }: { code: string }) {
  const { t, i18n } = useTranslation('deposit');
  const reader = { language: i18n.language, signedIn: true };
  const { data } = useQuery(promotionQuery(usePlatform(), reader, code));
  return data?.title ?? t('status.promotionChosen');
}

/** The details that identify a deposit. */
export function DepositDetails({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('deposit');
  const format = useFormat();
  const { name } = useMethodWords();
  const copy = useCopyLabels();
  const { reference, amount, fee, promotion } = deposit;
  const total = sumAmounts(amount, fee);
  return (
    <Card as="section" tone="outlined">
      <DefinitionList
        items={[
          {
            term: t('status.amount'),
            value: <Money value={amount} text={format.amount(amount)} />,
          },
          ...(!isPositive(fee)
            ? []
            : [
                {
                  term: t('status.fee'),
                  value: <Money value={fee} text={format.amount(fee)} />,
                },
                {
                  term: t('status.total'),
                  value: <Money value={total} text={format.amount(total)} />,
                },
              ]),
          {
            term: t('status.state'),
            value: <span aria-live="polite">{t(`status.${stateWordOf(deposit)}`)}</span>,
          },
          { term: t('status.method'), value: name(deposit) },
          ...(promotion === null
            ? []
            : [{ term: t('status.promotion'), value: <PromotionName code={promotion} /> }]),
          {
            term: t('status.reference'),
            value: (
              <Stack as="span" direction="row" gap="xs" align="center">
                {reference}
                <CopyButton text={reference} labels={copy(t('status.copyReference'))} />
              </Stack>
            ),
          },
        ]}
      />
    </Card>
  );
}
