import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { selfExclude, takeTimeOut } from '#src/platform/endpoints/protection/limits.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { type ProtectionAct, useProtectionAct } from '../useProtectionAct.ts';
import type { ChosenBreak } from './BreakChoiceForm.tsx';
import type { BreakKind } from './breakKinds.ts';

/** Starts a break. All data is refetched, because the player sees no offers until it ends. */
export function useTakeBreak(
  kind: BreakKind,
  { length, scope }: ChosenBreak,
  onDone: () => void,
): ProtectionAct {
  const { t } = useTranslation('protection');
  const { date } = useFormat();
  const platform = usePlatform();
  const queries = useQueryClient();
  const toast = useToast();
  const send = () =>
    kind === 'timeOut'
      ? takeTimeOut(platform, { hours: length, scope })
      : selfExclude(platform, { months: length, scope });
  return useProtectionAct(send, ({ excludedUntil }) => {
    const text = excludedUntil === null ? undefined : date(excludedUntil, 'dateTime');
    toast({ tone: 'info', title: t('break.begun'), text });
    onDone();
    void queries.invalidateQueries();
  });
}
