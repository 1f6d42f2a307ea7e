import { useTranslation } from 'react-i18next';
import type { Contract, ContractEndings } from '#src/platform/contract.generated.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { ConfirmableAct } from './useConfirmedAct.ts';
import { useEndingWords } from './useEndingWords.ts';

export interface EndingsConfirmationProps {
  cause: ConfirmableAct;
  /** The parties of the contract. */
  contract: Pick<Contract, 'account' | 'offerer'>;
  endings: ContractEndings;
  busy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

const CONSEQUENCE = {
  accept: 'question.told',
  reject: 'question.toldReject',
  end: 'question.toldEnd',
} as const satisfies Record<ConfirmableAct, string>;

/** Asks for confirmation before an offer is rejected or contracts end, and says how many (S4.16). */
export function EndingsConfirmation({
  cause,
  contract: { account, offerer },
  endings,
  ...answers
}: EndingsConfirmationProps) {
  const { t } = useTranslation('agentContracts');
  const words = useEndingWords();
  const lines = cause === 'reject' ? [] : words(cause, endings);
  const title =
    cause === 'reject' && offerer !== null
      ? t('question.rejectFrom', { offerer })
      : t(`question.${cause}`, { account });
  return (
    <AlertDialog
      open
      title={title}
      cancelLabel={t(cause === 'end' ? 'question.keep' : 'question.back')}
      confirmLabel={t(`act.${cause}`)}
      tone={cause === 'accept' ? 'accent' : 'danger'}
      {...answers}
    >
      <Stack gap="s">
        {lines.map((line) => (
          <Text key={line} weight="strong">
            {line}
          </Text>
        ))}
        <Text>{t(CONSEQUENCE[cause])}</Text>
      </Stack>
    </AlertDialog>
  );
}
