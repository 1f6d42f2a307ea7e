import { useTranslation } from 'react-i18next';
import { useTheme } from '#src/app/theme.ts';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import { scripted } from './ThemeSwitch.css.ts';

/** The button to the brand's other theme (S9.7); nothing if it has only one. */
export function ThemeSwitch() {
  const { t } = useTranslation('app');
  const { other, show } = useTheme();
  if (!other) return null;
  const label = other === 'dark' ? t('theme.toDark') : t('theme.toLight');
  return (
    <span className={scripted}>
      <IconButton
        icon={other === 'dark' ? 'moon' : 'sun'}
        label={label}
        onClick={() => show(other)}
      />
    </span>
  );
}
