import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { usePageTitle } from './usePageTitle.ts';

export interface CampaignClosedProps {
  slug: string;
  state: 'notYet' | 'over';
  /** When it begins, or when it ended. */
  moment: string;
}

/** A campaign's page before it begins and after it has ended. */
export function CampaignClosed({ slug, state, moment }: CampaignClosedProps) {
  const { t } = useTranslation('ownPage');
  const { date } = useFormat();
  const { promotions } = useBrand().modules;
  return (
    <Stack gap="m">
      <Heading level={1}>{usePageTitle(slug)}</Heading>
      <Text>{t(state, { time: date(moment, 'dateTime') })}</Text>
      {promotions && (
        <div>
          <ButtonLink to="/promotions">{t('promotions')}</ButtonLink>
        </div>
      )}
    </Stack>
  );
}
