import { useTranslation } from 'react-i18next';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ChipRow } from '#src/ui/scrollRow/ChipRow.tsx';
import { type ContractView, contractsPath, NOTHING_OPEN, SIDES } from '../contractPaths.ts';

/** Links to received and given contracts, each with its own address. */
export function SideLinks({ view }: { view: ContractView }) {
  const { t } = useTranslation('agentContracts');
  const narrowed = { ...view, ...NOTHING_OPEN, account: '' };
  return (
    <ChipRow label={t('sides')}>
      {SIDES.map((side) => (
        <li key={side}>
          <ChipLink to={contractsPath({ ...narrowed, side })} current={side === view.side} replace>
            {t(`side.${side}`)}
          </ChipLink>
        </li>
      ))}
    </ChipRow>
  );
}
