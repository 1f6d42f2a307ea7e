import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#src/platform/contract.generated.ts';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ChipRow } from '#src/ui/scrollRow/ChipRow.tsx';
import { type ContractView, contractsPath, NOTHING_OPEN } from '../contractPaths.ts';

export interface KindLinksProps {
  view: ContractView;
  kinds: readonly ContractKind[];
}

/** Links to all contracts and to each kind that the merchant pays, each with its own address. */
export function KindLinks({ view, kinds }: KindLinksProps) {
  const { t } = useTranslation('agentContracts');
  return (
    <ChipRow label={t('kinds')}>
      {[undefined, ...kinds].map((kind) => (
        <li key={kind ?? 'all'}>
          <ChipLink
            to={contractsPath({ ...view, ...NOTHING_OPEN, kind })}
            current={kind === view.kind}
            replace
          >
            {t(`kind.${kind ?? 'all'}`)}
          </ChipLink>
        </li>
      ))}
    </ChipRow>
  );
}
