import { useTranslation } from 'react-i18next';
import type { PromotionReader } from '#src/platform/endpoints/promotions/getPromotions.ts';
import { useSession } from '#src/session/SessionContext.tsx';

/** The language of promotions, and whether the reader is logged in. */
export function usePromotionReader(): PromotionReader {
  const { i18n } = useTranslation();
  const { token } = useSession();
  return { language: i18n.language, signedIn: token !== undefined };
}
