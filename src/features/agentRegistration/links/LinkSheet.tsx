import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { RegistrationLink } from '#src/platform/contract.generated.ts';
import { InvitationLink } from '#src/shared/invitation/InvitationLink.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Sheet } from '#src/ui/sheet/Sheet.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { LinkFacts } from './LinkFacts.tsx';
import { LinkFunnel } from './LinkFunnel.tsx';

const loadQuestion = () => import('./DisableLinkConfirmation.tsx');
const DisableLinkConfirmation = lazy(async () => ({
  default: (await loadQuestion()).DisableLinkConfirmation,
}));

export interface LinkSheetProps {
  link: RegistrationLink;
  onClose: () => void;
}

/** The details of a link: address, terms, visitors so far, and a button to disable it (S2.17). */
export function LinkSheet({ link, onClose }: LinkSheetProps) {
  const { t } = useTranslation('agentRegistration');
  const { name: brand, market } = useBrand();
  const { count } = useFormat();
  const [asking, setAsking] = useState(false);
  const { state } = link;
  const labels = {
    ...{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') },
    ...{ qr: t('qrOf', { name: link.name }), save: t('save') },
    ...{ share: t('share'), shareText: t('shareText', { brand }) },
  };
  return (
    <Sheet title={link.name} closeLabel={t('close')} open onClose={onClose}>
      <Stack gap="l">
        {state === 'open' ? (
          <InvitationLink link={link.link} labels={labels} fileName={`link-${link.code}.png`}>
            <Text tone="secondary">{t('adults', { age: count(market.minimumAge) })}</Text>
          </InvitationLink>
        ) : (
          <Text>{t(`closed.${state}`)}</Text>
        )}
        <LinkFacts link={link} />
        <LinkFunnel funnel={link.funnel} />
        {state === 'open' && (
          <div>
            <Button
              tone="danger"
              onClick={() => setAsking(true)}
              onPointerEnter={loadQuestion}
              onFocus={loadQuestion}
            >
              {t('disable.open')}
            </Button>
          </div>
        )}
      </Stack>
      <Suspense fallback={null}>
        {asking && <DisableLinkConfirmation link={link} onClose={() => setAsking(false)} />}
      </Suspense>
    </Sheet>
  );
}
