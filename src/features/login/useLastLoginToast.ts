import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { countryName } from '#src/i18n/countryName.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { LastLogin } from '#src/platform/contract.generated.ts';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';

/** Shows the previous login, so that the player notices one that was not theirs. A first login has none. */
export function useLastLoginToast(): (last: LastLogin | null) => void {
  const { t, i18n } = useTranslation('login');
  const { date } = useFormat();
  const toast = useToast();
  const navigate = useNavigate();
  return (last) => {
    if (!last) return;
    const country = last.country && countryName(last.country, i18n.language);
    const place = [country, last.ip].filter(Boolean).join(', ');
    toast({
      tone: 'info',
      title: t('last.title'),
      text: t('last.text', { when: date(last.at, 'dateTime'), place }),
      action: { label: t('last.notMe'), onAct: () => navigate('/forgot') },
    });
  };
}
