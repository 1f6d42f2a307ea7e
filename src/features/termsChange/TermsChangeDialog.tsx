import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Terms } from '#src/platform/contract.generated.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { useLogout } from '#src/session/useLogout.ts';
import { LegalDocuments } from '#src/shared/legalDocuments/LegalDocuments.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useAcceptTerms } from './useAcceptTerms.ts';

export interface TermsChangeDialogProps {
  terms: Terms;
  /** The version that the player has agreed to; null if none. */
  agreed: string | null;
}

/** The dialog with new terms: agree or log out; nothing else closes it. */
export function TermsChangeDialog({ terms, agreed }: TermsChangeDialogProps) {
  const { t } = useTranslation('termsChange');
  const { date } = useFormat();
  const words = useErrorMessage();
  const leave = useLogout();
  const { agree, busy, error } = useAcceptTerms(terms);
  const { operator } = terms;
  return (
    <Dialog
      open
      title={t('title')}
      actions={
        <>
          <Button disabled={busy} onClick={leave}>
            {t('leave')}
          </Button>
          <Button tone="accent" busy={busy} onClick={() => agree()}>
            {t('agree')}
          </Button>
        </>
      }
    >
      <Stack gap="l">
        {error !== null && <FormError title={words(error)} />}
        <Text>{t('text', { operator, version: date(terms.version, 'date') })}</Text>
        <div>
          <TextLink to="/terms" icon="chevronEnd">
            {t('read')}
          </TextLink>
        </div>
        <LegalDocuments after={agreed ?? undefined} />
      </Stack>
    </Dialog>
  );
}
