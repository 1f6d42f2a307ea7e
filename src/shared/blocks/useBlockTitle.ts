import { useTranslation } from 'react-i18next';
import { textIn } from '#src/shared/banners/textIn.ts';

/** The brand's heading of a block, or the name of the module that it shows. */
export function useBlockTitle(
  own: Parameters<typeof textIn>[0],
  usual: 'promotions' | 'vip',
): string {
  const { t, i18n } = useTranslation('modules');
  return own ? textIn(own, i18n.language) : t(usual);
}
