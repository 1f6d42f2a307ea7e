import { useTranslation } from 'react-i18next';
import type { ContractKind } from '#src/platform/contract.generated.ts';
import { ChipLink } from '#src/ui/chip/ChipLink.tsx';
import { ChipRow } from '#src/ui/scrollRow/ChipRow.tsx';
import { type PaymentView, paymentsPath, SIDES } from './paymentPaths.ts';

/** Links to received and given payments, each with its own address. */
export function SideLinks({ kind, view }: { kind: ContractKind; view: PaymentView }) {
  const { t } = useTranslation('agentIncome');
  return (
    <ChipRow label={t('payments.sides')}>
      {SIDES.map((side) => (
        <li key={side}>
          <ChipLink
            to={paymentsPath(kind, { ...view, side, payment: undefined })}
            current={side === view.side}
            replace
          >
            {t(`payments.side.${side}`)}
          </ChipLink>
        </li>
      ))}
    </ChipRow>
  );
}
