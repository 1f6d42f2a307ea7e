import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { FEEDBACK_LENGTH } from '#src/platform/endpoints/help/feedback.ts';
import type { CharacterCountProps } from '#src/ui/textAreaField/CharacterCount.tsx';

/** The text of the character counter (S5.9). */
export function useLengthWords(): Omit<CharacterCountProps, 'used'> {
  const { t } = useTranslation('feedback');
  const { count } = useFormat();
  return {
    maximum: FEEDBACK_LENGTH,
    shown: (used, maximum) => t('content.used', { used: count(used), maximum: count(maximum) }),
    left: (left) =>
      left < 0
        ? t('content.over', { count: -left, over: count(-left) })
        : t('content.left', { count: left, left: count(left) }),
  };
}
