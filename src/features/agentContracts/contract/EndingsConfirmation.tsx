import { useTranslation } from 'react-i18next';
import type { ContractEndings } from '#src/platform/contract.generated.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { ConfirmableAct } from './useConfirmedAct.ts';
import { useEndingWords } from './useEndingWords.ts';

export interface EndingsConfirmationProps {
  cause: ConfirmableAct;
  /** The account of the agent who holds the contract. */
  account: string;
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
  account,
  endings,
  ...answers
}: EndingsConfirmationProps) {
  const { t } = useTranslation('agentContracts');
  const words = useEndingWords();
  const lines = cause === 'reject' ? [] : words(cause, endings);
  return (
    <AlertDialog
      open
      title={t(`question.${cause}`, { account })}
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
