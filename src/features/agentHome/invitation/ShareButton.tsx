import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { Button } from '#src/ui/button/Button.tsx';

/** Hands the link to the other apps of the device; where the browser cannot, there is no such button. */
export function ShareButton({ link }: { link: string }) {
  const { t } = useTranslation('agentHome');
  const { name: brand } = useBrand();
  if (!('share' in navigator)) return null;
  const message = { text: t('invitation.shareText', { brand }), url: link };
  // Whoever closes the choice of apps has changed their mind: that is no failure.
  const share = () => navigator.share(message).catch(() => undefined);
  return (
    <Button icon="external" onClick={share}>
      {t('invitation.share')}
    </Button>
  );
}
