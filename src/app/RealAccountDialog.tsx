import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';

/** Tells a trial account that it needs a real one here (S8.5), and links to registration. */
export function RealAccountDialog() {
  const { t } = useTranslation('app');
  const navigate = useNavigate();
  const { key } = useLocation();
  // The first entry of a tab has no previous page to go back to.
  const leave = () => (key === 'default' ? navigate('/', { replace: true }) : navigate(-1));
  return (
    <AlertDialog
      open
      title={t('realAccount.title')}
      confirmLabel={t('realAccount.register')}
      cancelLabel={t('realAccount.back')}
      onConfirm={() => navigate('/register', { replace: true })}
      onCancel={leave}
    >
      {t('realAccount.in_need_true_account')}
    </AlertDialog>
  );
}
