import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';

/** In place of a part of the frame whose chunk did not come: only a page loaded anew asks for it again. */
export function PartMissing() {
  const { t } = useTranslation('app');
  return (
    <Button size="s" icon="refresh" onClick={() => location.reload()}>
      {t('error.reload')}
    </Button>
  );
}
