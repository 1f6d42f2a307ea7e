import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { forgetRegisteredIp, registeredIpsQuery } from '#src/platform/endpoints/security/logins.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { Entry } from '../parts/Entry.tsx';
import { Part } from '../parts/Part.tsx';
import { QueryPart } from '../parts/QueryPart.tsx';
import { useExclusiveAction } from '../parts/useExclusiveAction.ts';

/** The registered IP addresses, from which a login needs no second step; all but the current one can be removed (S4.16). */
export function RegisteredIpsPart() {
  const { t } = useTranslation('security');
  const { date } = useFormat();
  const platform = usePlatform();
  const queries = useQueryClient();
  const toast = useToast();
  const options = registeredIpsQuery(platform);
  const query = useQuery(options);
  const { busy, failure, act } = useExclusiveAction();
  const forget = (ip: string) =>
    act(ip, async () => {
      await forgetRegisteredIp(platform, ip).finally(() =>
        queries.invalidateQueries({ queryKey: options.queryKey }),
      );
      toast({ tone: 'success', title: t('addresses.forgotten') });
    });
  return (
    <Part id="security-addresses" title={t('addresses.title')} text={t('addresses.text')}>
      {failure && <FormError title={failure} />}
      <QueryPart query={query} failed={t('addresses.failed')}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={t('addresses.none')} hint={t('addresses.noneHint')} />
          ) : (
            <Stack as="ul" gap="s">
              {list.map(({ ip, registeredAt, current }) => (
                <Entry
                  key={ip}
                  title={ip}
                  lines={[t('addresses.since', { time: date(registeredAt, 'date') })]}
                  mark={current ? t('addresses.current') : undefined}
                  action={
                    <Button
                      busy={busy === ip}
                      aria-label={t('addresses.forgetOf', { ip })}
                      onClick={() => forget(ip)}
                    >
                      {t('addresses.forget')}
                    </Button>
                  }
                />
              ))}
            </Stack>
          )
        }
      </QueryPart>
    </Part>
  );
}
