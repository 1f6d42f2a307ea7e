import { useTranslation } from 'react-i18next';
import type { VerificationDocument } from '#src/platform/contract.generated.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Field } from '#src/ui/field/Field.tsx';
import { DropZone } from '#src/ui/fileDrop/DropZone.tsx';
import { FileRow } from '#src/ui/fileDrop/FileRow.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { PICTURE_LIMITS } from './limits.ts';
import { StoredDocumentRow } from './StoredDocumentRow.tsx';
import { usePicture } from './usePicture.ts';
import { useSize } from './useSize.ts';

/** The picture field of a document, with its preview; can be replaced and removed until it is sent. */
export function DocumentField({ document }: { document: VerificationDocument }) {
  const { t } = useTranslation('verification');
  const size = useSize();
  const { kind, state } = document;
  const isKept = state === 'added';
  const { file, upload, refused, failure, choose, retry, remove } = usePicture(kind, isKept);
  const name = t(`kind.${kind}`);
  const limits = { size: size(PICTURE_LIMITS.maxBytes) };
  const isSending = upload?.state === 'sending';
  const removal = {
    label: t('document.remove', { name }),
    onRemove: remove,
    disabled: isSending,
  };
  return (
    <Field
      label={name}
      hint={t(`about.${kind}`)}
      error={refused && t(`document.refused.${refused}`, limits)}
    >
      {failure && <FormError title={t('document.notRemoved')}>{failure}</FormError>}
      {file && (
        <ul>
          <FileRow
            file={file}
            note={isSending ? t('document.sending') : t('document.sent', { size: size(file.size) })}
            upload={upload}
            remove={removal}
          />
        </ul>
      )}
      {upload?.state === 'failed' && (
        <Button onClick={retry}>{t('document.retry', { name })}</Button>
      )}
      {!file && isKept && <StoredDocumentRow document={document} onRemove={remove} />}
      <DropZone
        action={t(file || isKept ? 'document.replace' : 'document.choose', { name })}
        rules={t('document.rules', limits)}
        types={PICTURE_LIMITS.types}
        multiple={false}
        required={undefined}
        disabled={isSending}
        name={kind}
        inputRef={undefined}
        onBlur={undefined}
        onFiles={choose}
      />
    </Field>
  );
}
