import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IdentityVerification } from '#src/platform/contract.generated.ts';
import {
  sendVerification,
  verificationQuery,
} from '#src/platform/endpoints/verification/verification.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useIdempotencyKey } from '#src/session/useIdempotencyKey.ts';
import { type OutcomeWords, useOutcomeWords } from '#src/session/useOutcomeWords.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { missingIn } from './documents/choices.ts';
import { UPLOAD_KEY } from './documents/usePicture.ts';
import { useCacheVerification } from './useCacheVerification.ts';

/** Sends all documents to the reviewer, or says which are missing; without real name and birth date, it links to the player's details. */
export function SendPart({ proof }: { proof: IdentityVerification }) {
  const { t } = useTranslation('verification');
  const platform = usePlatform();
  const queries = useQueryClient();
  const outcomeWords = useOutcomeWords();
  const keep = useCacheVerification();
  const intent = useIdempotencyKey();
  const toast = useToast();
  const isUploading = useIsMutating({ mutationKey: UPLOAD_KEY }) > 0;
  const [asked, setAsked] = useState(false);
  const [trouble, setTrouble] = useState<OutcomeWords>();
  const { realName, complete, parts } = proof;
  const send = useMutation({
    mutationFn: () => sendVerification(platform, intent.keyFor('send')),
    onError: (error) => {
      setTrouble(outcomeWords(intent.failed(error), error, t('send.failed')));
      void queries.invalidateQueries({ queryKey: verificationQuery(platform).queryKey });
    },
    onSuccess: (sent) => {
      intent.done();
      setTrouble(undefined);
      toast({ tone: 'success', title: t('send.done'), text: t('send.doneText') });
      keep(sent);
    },
  });
  const missing = missingIn(parts).map((kind) => t(`kind.${kind}`));
  const press = () => {
    setAsked(!complete);
    if (complete) send.mutate();
  };
  return (
    <Card>
      <Stack gap="m">
        {trouble && (
          <FormError title={trouble.title}>
            {trouble.text} {t('send.kept')}
          </FormError>
        )}
        {asked && !complete && (
          <FormError title={t('send.incomplete')}>{missing.join(', ')}</FormError>
        )}
        {realName ? (
          <Text>{t('name.shown', { name: realName })}</Text>
        ) : (
          <Stack gap="s">
            <Text>{t('name.none')}</Text>
            <div>
              <ButtonLink to="/member">{t('name.add')}</ButtonLink>
            </div>
          </Stack>
        )}
        <Text size="s" tone="secondary">
          {t('privacy')}
        </Text>
        {realName && (
          <div>
            <Button tone="accent" busy={send.isPending || isUploading} onClick={press}>
              {t('send.action')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
