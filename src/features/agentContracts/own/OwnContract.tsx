import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#src/platform/contract.generated.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { KnownContract, type KnownContractProps } from './KnownContract.tsx';
import { shape } from './OwnContract.css.ts';

export interface OwnContractProps {
  kind: ContractKind;
  /** The contract and offer of the kind; undefined while loading. */
  known: Pick<KnownContractProps, 'contract' | 'offer' | 'isFailed'> | undefined;
  /** The address of a contract. */
  pathOf: (id: string) => string;
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
        {known && <KnownContract kind={kind} {...known} pathOf={pathOf} />}
      </Stack>
    </Card>
  );
}
