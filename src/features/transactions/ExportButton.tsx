import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { EXPORT_MONTHS, exportRecords } from '#src/platform/endpoints/records/exportRecords.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { downloadFile } from '#src/ui/download/downloadFile.ts';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';

/** Saves the movements of the last months as a file, whatever is shown. */
export function ExportButton() {
  const { t } = useTranslation('transactions');
  const { count } = useFormat();
  const words = useErrorMessage();
  const platform = usePlatform();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportRecords(platform),
    onSuccess: ({ fileName, mediaType, content }) =>
      downloadFile(fileName, new Blob([content], { type: mediaType })),
    onError: (error) => toast({ tone: 'danger', title: t('notSaved'), text: words(error) }),
  });
  return (
    <Button icon="download" busy={isPending} onClick={() => mutate()}>
      {t('save', { months: count(EXPORT_MONTHS) })}
    </Button>
  );
}
