import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Grid } from '#src/ui/grid/Grid.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { RebateRate } from '../RebateRate.tsx';
import { RebateClaim } from './RebateClaim.tsx';
import type { RebatesProps } from './RebateSummary.tsx';

/** Each vendor's stakes, rebate rate and claim button. */
export function VendorRebates({ rebates, claims }: RebatesProps) {
  const { t } = useTranslation('rebates');
  const { amount } = useFormat();
  const { list, rebatePercent, minimum } = rebates;
  return (
    <Stack as="section" gap="m">
      <Heading level={2}>{t('providers')}</Heading>
      <Grid as="ul" columns="wide">
        {list.map(({ vassalage, vendorName, staked, pending, claimable }) => (
          <Card key={vassalage} as="li">
            <Stack gap="m">
              <Heading level={3}>{vendorName}</Heading>
              <DefinitionList
                items={[
                  { term: t('staked'), value: amount(staked) },
                  { term: t('rate'), value: <RebateRate percent={rebatePercent} /> },
                  { term: t('claimable'), value: amount(claimable) },
                  { term: t('pending'), value: amount(pending) },
                ]}
              />
              <RebateClaim
                target={{ id: vassalage, name: vendorName }}
                {...{ claimable, minimum, claims }}
              />
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
