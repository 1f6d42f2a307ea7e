import { useTranslation } from 'react-i18next';
import { DetailsForm } from '#src/shared/details/DetailsForm.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { offer } from '../funds/LaunchOffer.css.ts';
import { notice } from './GameHost.css.ts';

/** Asks for the details that an account needs before its first real-money game, then opens it. */
export function MissingDetailsNotice({ onDone }: { onDone: () => unknown }) {
  const { t } = useTranslation(['play', 'details']);
  return (
    <div className={notice}>
      <div className={offer}>
        <Card as="section" labelledBy="details-first">
          <Stack gap="l">
            <Heading level={2} size="m" id="details-first">
              {t('details:title')}
            </Heading>
            <DetailsForm onDone={onDone} />
            <ButtonLink to="/" replace>
              {t('failed.games')}
            </ButtonLink>
          </Stack>
        </Card>
      </div>
    </div>
  );
}
