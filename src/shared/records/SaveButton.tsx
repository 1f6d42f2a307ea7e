import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RecordsFile } from '#src/platform/contract.generated.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { downloadFile } from '#src/ui/download/downloadFile.ts';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { SaveWords } from './SaveWords.tsx';

export interface SaveButtonProps {
  /** Fetches the file from the platform. */
  file: () => Promise<RecordsFile>;
  /** There is nothing to save. */
  disabled?: boolean;
}

/** Saves all records of the current filter as a file, other pages included. */
export function SaveButton({ file, disabled }: SaveButtonProps) {
  const { t } = useTranslation('session');
  const words = useErrorMessage();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: file,
    onSuccess: ({ fileName, mediaType, content }) =>
      downloadFile(fileName, new Blob([content], { type: mediaType })),
    onError: (error) => toast({ tone: 'danger', title: t('records.notSaved'), text: words(error) }),
  });
  return (
    <Button
      icon="download"
      aria-label={t('records.save')}
      busy={isPending}
      disabled={disabled}
      onClick={() => mutate()}
    >
      <SaveWords />
    </Button>
  );
}
