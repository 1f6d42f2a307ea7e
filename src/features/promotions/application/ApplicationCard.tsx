import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type {
  ApplicationState,
  PromotionApplicationRow,
} from '#src/platform/contract.generated.ts';
import { promotionPath } from '#src/shared/rewards/promotionPath.ts';
import { Badge, type BadgeProps } from '#src/ui/badge/Badge.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';

const LOOKS: Record<ApplicationState, Pick<BadgeProps, 'tone' | 'icon'>> = {
  in_process: { tone: 'info', icon: 'info' },
  rejected: { tone: 'danger', icon: 'close' },
  approved: { tone: 'success', icon: 'check' },
};

/** An application: the statement and the operator's reply (S4.16). */
export function ApplicationCard({ application }: { application: PromotionApplicationRow }) {
  const { t } = useTranslation('promotions');
  const format = useFormat();
  const { code, title, state, statement, images, remark, at, decidedAt } = application;
  return (
    <Card as="li">
      <Stack as="article" gap="m">
        <Stack direction="row" wrap gap="s" justify="between" align="center">
          <Heading level={2} size="m">
            {title}
          </Heading>
          <Badge {...LOOKS[state]}>{t(`applications.${state}`)}</Badge>
        </Stack>
        <Text>{statement}</Text>
        <Stack direction="row" wrap gap="m">
          <Text as="time" size="s" tone="secondary" dateTime={at}>
            {t('applications.sent', { date: format.date(at, 'dateTime') })}
          </Text>
          <Text as="span" size="s" tone="secondary" figures>
            {t('applications.pictures', { images: format.count(images) })}
          </Text>
          {decidedAt !== null && (
            <Text as="time" size="s" tone="secondary" dateTime={decidedAt}>
              {t('applications.decided', { date: format.date(decidedAt, 'dateTime') })}
            </Text>
          )}
        </Stack>
        {remark && (
          <Card tone="sunken">
            <Stack gap="xs">
              <Text size="s" tone="secondary">
                {t('applications.answer')}
              </Text>
              <Text>{remark}</Text>
            </Stack>
          </Card>
        )}
        <div>
          <TextLink to={promotionPath(code)}>{t('applications.open')}</TextLink>
        </div>
      </Stack>
    </Card>
  );
}
