import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Contract, ContractKind } from '#src/platform/contract.generated.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { useContractWords } from '../useContractWords.ts';
import { shape } from './OwnContract.css.ts';
import { WaitingOffer } from './WaitingOffer.tsx';

export interface OwnContractProps {
  kind: ContractKind;
  /** The contract and offer of the kind; undefined while loading. */
  known:
    | {
        contract: Contract | undefined;
        offer: Contract | undefined;
        /** Whether the contract failed to load. */
        isFailed: boolean;
      }
    | undefined;
  /** The address of a contract. */
  pathOf: (id: string) => string;
}

function InForce({ contract, to }: { contract: Contract; to: string }) {
  const { t } = useTranslation('agentContracts');
  const words = useContractWords();
  const { date } = useFormat();
  const { kind, acceptedAt, offerer } = contract;
  return (
    <Stack gap="xs">
      <Text weight="strong">{words.rate(contract)}</Text>
      <Text size="s">{words.paid(contract)}</Text>
      {acceptedAt && (
        <Text size="s" tone="secondary">
          {t('own.since', { date: date(acceptedAt, 'date') })}
        </Text>
      )}
      <Text size="s" tone="secondary">
        {offerer === null ? t('own.byOperator') : t('own.by', { offerer })}
      </Text>
      <div>
        <TextLink to={to} icon="chevronEnd">
          <span aria-hidden="true">{t('own.details')}</span>
          <VisuallyHidden>{t('own.detailsOf', { kind: t(`kind.${kind}`) })}</VisuallyHidden>
        </TextLink>
      </div>
    </Stack>
  );
}

/** The agent's contract of a kind, if any, and the open offer of one. */
export function OwnContract({ kind, known, pathOf }: OwnContractProps) {
  const { t } = useTranslation('agentContracts');
  const title = useId();
  return (
    <Card as="section" labelledBy={title}>
      <Stack gap="m">
        <Heading level={3} id={title}>
          {t(`kind.${kind}`)}
        </Heading>
        {!known && (
          <div className={shape}>
            <SkeletonLines />
          </div>
        )}
        {known?.contract && <InForce contract={known.contract} to={pathOf(known.contract.id)} />}
        {known && !known.contract && !known.isFailed && (
          <Stack gap="xs">
            <Text>{t('own.none')}</Text>
            {!known.offer && (
              <Text size="s" tone="secondary">
                {t('own.noneHint')}
              </Text>
            )}
          </Stack>
        )}
        {known?.offer && <WaitingOffer offer={known.offer} to={pathOf(known.offer.id)} />}
      </Stack>
    </Card>
  );
}
