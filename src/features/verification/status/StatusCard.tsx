import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { IdentityVerification, VerificationState } from '#src/platform/contract.generated.ts';
import { useFocusOnChange } from '#src/session/useFocusOnChange.ts';
import { VerificationBadge } from '#src/shared/verification/VerificationBadge.tsx';
import { WITHDRAW_PATH } from '#src/shared/withdrawals/withdrawalPath.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Stepper } from '#src/ui/stepper/Stepper.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** The step of each state: documents, review, verified. */
const STEP: Record<Exclude<VerificationState, 'refused'>, number> = {
  not_started: 0,
  more_needed: 0,
  in_review: 1,
  approved: 3,
};

/** The verification's status, as steps, and who acts next. */
export function StatusCard({ proof }: { proof: IdentityVerification }) {
  const { t } = useTranslation('verification');
  const { date, count } = useFormat();
  const { state, reason, sentAt, decidedAt } = proof;
  const view = useFocusOnChange(state, true);
  const at = state === 'in_review' ? sentAt : decidedAt;
  const labels = {
    region: t('steps.title'),
    done: t('steps.done'),
    summary: (step: number, steps: number, name: string) =>
      t('steps.summary', { step: count(step), steps: count(steps), name }),
  };
  return (
    <div ref={view} tabIndex={-1}>
      <Card as="section" labelledBy="verification-status">
        <Stack gap="m">
          <Stack direction="row" gap="s" wrap align="center" justify="between">
            <Heading level={2} size="m" id="verification-status">
              {t('steps.title')}
            </Heading>
            <VerificationBadge state={state} />
          </Stack>
          {state !== 'refused' && (
            <Stepper
              steps={[t('steps.documents'), t('steps.review'), t('steps.verified')]}
              current={STEP[state]}
              labels={labels}
              format={count}
            />
          )}
          <Text>{t(`next.${state}`)}</Text>
          {reason && <Text weight="strong">{t(`refusal.${reason}`)}</Text>}
          {at && (
            <Text size="s" tone="secondary">
              {t(state === 'in_review' ? 'sentAt' : 'decidedAt', { time: date(at, 'dateTime') })}
            </Text>
          )}
          {state === 'refused' && (
            <TextLink to="/service" icon="chevronEnd">
              {t('service')}
            </TextLink>
          )}
          {state === 'approved' && (
            <div>
              <ButtonLink to={WITHDRAW_PATH} tone="accent">
                {t('withdraw')}
              </ButtonLink>
            </div>
          )}
        </Stack>
      </Card>
    </div>
  );
}
