import { useTranslation } from 'react-i18next';
import { below } from '#src/theme/breakpoints.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';

/** The text of the button that saves a record; on phones only the kind of file, so that it has room beside the title. */
export function SaveWords() {
  const { t } = useTranslation('session');
  const isPhone = useMediaQuery(below('tablet'));
  return t(isPhone ? 'records.saveShort' : 'records.save');
}
