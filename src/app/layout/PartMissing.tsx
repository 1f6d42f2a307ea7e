import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';

/** Shown in place of a frame part whose chunk failed to load: only a reload requests it again. */
export function PartMissing() {
  const { t } = useTranslation('app');
  return (
    <Button size="s" icon="refresh" onClick={() => location.reload()}>
      {t('error.reload')}
    </Button>
  );
}
