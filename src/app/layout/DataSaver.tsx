import { useTranslation } from 'react-i18next';
import { remember } from '#src/session/storage.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { saveData, useDataSaver } from '#src/ui/dataSaver/dataSaver.ts';
import { scripted } from './ThemeSwitch.css.ts';

/** The data saver switch for slow or expensive connections: no autoplay, no web font, small pictures. */
export function DataSaver() {
  const { t } = useTranslation('app');
  const on = useDataSaver();
  const toggle = () => {
    saveData(!on);
    remember('livery.dataSaver', on ? 'off' : 'on');
  };
  return (
    <span className={scripted}>
      <Button
        tone="quiet"
        size="s"
        icon={on ? 'check' : 'feather'}
        aria-pressed={on}
        title={t('dataSaver.hint')}
        onClick={toggle}
      >
        {t('dataSaver.label')}
      </Button>
    </span>
  );
}
