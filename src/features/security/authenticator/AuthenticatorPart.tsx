import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthenticatorSetup } from '#src/platform/contract.generated.ts';
import {
  removeAuthenticator,
  securityQuery,
  setUpAuthenticator,
} from '#src/platform/endpoints/security/security.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useStepUp } from '#src/session/stepUp/useStepUp.tsx';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { Part } from '../parts/Part.tsx';
import { QueryPart } from '../parts/QueryPart.tsx';
import { useExclusiveAction } from '../parts/useExclusiveAction.ts';
import { RemoveQuestion } from './RemoveQuestion.tsx';
import { SetupForm } from './SetupForm.tsx';

/** A player's authenticator app: set up, confirm, remove. */
export function AuthenticatorPart() {
  const { t } = useTranslation('security');
  const platform = usePlatform();
  const queries = useQueryClient();
  const toast = useToast();
  const query = useQuery(securityQuery(platform));
  const stepUp = useStepUp();
  const { busy, failure, act } = useExclusiveAction();
  const [setup, setSetup] = useState<AuthenticatorSetup>();
  const [asking, setAsking] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: securityQuery(platform).queryKey });

  const begin = () =>
    act('setUp', () =>
      stepUp.run(async (token) => setSetup(await setUpAuthenticator(platform, token))),
    );
  const confirmed = () => {
    setSetup(undefined);
    toast({ tone: 'success', title: t('authenticator.done') });
  };
  const remove = () => {
    setAsking(false);
    return act('remove', async () => {
      if (!(await stepUp.run((token) => removeAuthenticator(platform, token)))) return;
      await refresh();
      toast({ tone: 'success', title: t('authenticator.removed') });
    });
  };
  return (
    <Part
      id="security-authenticator"
      title={t('authenticator.title')}
      text={t('authenticator.text')}
    >
      {failure && <FormError title={failure} />}
      <QueryPart query={query} failed={t('authenticator.failed')}>
        {({ authenticator: on }) =>
          setup && !on ? (
            <SetupForm
              setup={setup}
              onTried={refresh}
              onConfirmed={confirmed}
              onCancel={() => setSetup(undefined)}
            />
          ) : (
            <Stack direction="row" wrap gap="m" justify="between" align="center">
              <Badge tone={on ? 'accent' : 'neutral'} icon={on ? 'check' : 'minus'}>
                {t(on ? 'authenticator.on' : 'authenticator.off')}
              </Badge>
              {on ? (
                <Button tone="danger" busy={busy === 'remove'} onClick={() => setAsking(true)}>
                  {t('authenticator.remove')}
                </Button>
              ) : (
                <Button busy={busy === 'setUp'} onClick={begin}>
                  {t('authenticator.setUp')}
                </Button>
              )}
            </Stack>
          )
        }
      </QueryPart>
      <RemoveQuestion open={asking} onKeep={() => setAsking(false)} onRemove={remove} />
      {stepUp.dialog}
    </Part>
  );
}
