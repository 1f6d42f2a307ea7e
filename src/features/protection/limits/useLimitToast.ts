import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { LimitName, Protection } from '#src/platform/contract.generated.ts';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { raiseOf } from './ownLimit.ts';

/** Shows whether a limit change applies at once, or until when it waits. */
export function useLimitToast(name: LimitName): (answer: Protection) => void {
  const { t } = useTranslation('protection');
  const { date } = useFormat();
  const toast = useToast();
  return (answer) => {
    const raise = raiseOf(answer, name);
    if (raise === undefined) {
      toast({ tone: 'success', title: t('holds') });
      return;
    }
    const time = date(raise.confirmableFrom, 'dateTime');
    toast({ tone: 'info', title: t('waits'), text: t('raise.from', { time }) });
  };
}
