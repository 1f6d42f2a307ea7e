import { useTranslation } from 'react-i18next';
import type { FramePart } from '#src/modules/frame.ts';
import { textIn } from '#src/shared/banners/textIn.ts';

/** Gives the name of a part of the menu; undefined for entries of no group, and for leaving, which needs no name. */
export function usePartTitle(): (part: FramePart) => string | undefined {
  const { t, i18n } = useTranslation('app');
  return ({ group, title }) => {
    if (title) return textIn(title, i18n.language);
    return group && group !== 'leave' && group !== 'contact' ? t(`menu.${group}`) : undefined;
  };
}
