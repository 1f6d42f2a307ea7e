import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormActions } from '#src/ui/form/FormActions.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { ChosenBreak } from './BreakChoiceForm.tsx';
import { BreakFacts } from './BreakFacts.tsx';
import type { BreakKind } from './breakKinds.ts';
import { useBreakWords } from './useBreakWords.ts';
import { useTakeBreak } from './useTakeBreak.ts';

export interface BreakConfirmationProps {
  kind: BreakKind;
  chosen: ChosenBreak;
  onBack: () => void;
  onDone: () => void;
}

/** States what a break does, with the button that starts it. */
export function BreakConfirmation({ kind, chosen, onBack, onDone }: BreakConfirmationProps) {
  const { t } = useTranslation('protection');
  const { name: brand } = useBrand();
  const errorWords = useErrorMessage();
  const length = useBreakWords(kind)(chosen.length);
  const where = chosen.scope === 'brand' ? t('break.atBrand', { brand }) : t('break.atAll');
  const { act, busy, error } = useTakeBreak(kind, chosen, onDone);
  return (
    <Stack gap="l">
      {error !== null && <FormError title={errorWords(error)} />}
      <Text weight="strong">{t('break.sure', { length, where })}</Text>
      <BreakFacts />
      <FormActions>
        <Button tone="danger" busy={busy} onClick={act}>
          {t('break.begin', { length })}
        </Button>
        <Button tone="quiet" disabled={busy} onClick={onBack}>
          {t('break.back')}
        </Button>
      </FormActions>
    </Stack>
  );
}
