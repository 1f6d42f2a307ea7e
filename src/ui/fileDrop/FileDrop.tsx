import { useState } from 'react';
import { Announcement } from '#src/ui/field/Announcement.tsx';
import type { Controlled } from '#src/ui/field/controlled.ts';
import { Field, type FieldLook } from '#src/ui/field/Field.tsx';
import { acceptFiles, type FileLimits, type RefusedFile } from './acceptFiles.ts';
import { DropZone } from './DropZone.tsx';
import { rows } from './FileRow.css.ts';
import { FileRow, type FileUpload } from './FileRow.tsx';

export interface FileDropProps extends FieldLook, Controlled<readonly File[]> {
  limits: FileLimits;
  /** The upload progress of each file, once they are being sent. */
  uploads?: ReadonlyMap<File, FileUpload> | undefined;
  labels: {
    action: string;
    rules: string;
    /** Formats a file size: `1.2 MB`. */
    size: (bytes: number) => string;
    remove: (fileName: string) => string;
    /** Why a file was rejected, and what is accepted. */
    refused: Record<RefusedFile['reason'], string>;
    /** The announcement after files were chosen: `Pictures added: 2, not added: 1`. */
    outcome: (taken: number, refused: number) => string;
  };
}

/** A field for an application's pictures (S5.9): dropped or chosen, previewed, removed. A rejected file shows the reason. */
export function FileDrop({
  limits,
  uploads,
  labels,
  value,
  onChange,
  onBlur,
  name,
  ref,
  ...frame
}: FileDropProps) {
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [outcome, setOutcome] = useState('');
  const take = (incoming: readonly File[]) => {
    const sorted = acceptFiles(value, incoming, limits);
    setRefused(sorted.refused);
    setOutcome(labels.outcome(sorted.files.length - value.length, sorted.refused.length));
    if (sorted.files.length > value.length) onChange(sorted.files);
  };
  const remove = (file: File, onRemove: () => void) => ({
    label: labels.remove(file.name),
    onRemove,
    disabled: frame.disabled,
  });
  const shown = [
    ...value.map((file) => ({
      file,
      upload: uploads?.get(file),
      remove: remove(file, () => onChange(value.filter((one) => one !== file))),
    })),
    ...refused.map(({ file, reason }) => ({
      file,
      problem: labels.refused[reason],
      remove: remove(file, () => setRefused(refused.filter((one) => one.file !== file))),
    })),
  ];
  return (
    <Field {...frame}>
      <DropZone
        action={labels.action}
        rules={labels.rules}
        types={limits.types}
        multiple={limits.maxFiles > 1}
        required={frame.required}
        disabled={frame.disabled}
        name={name}
        inputRef={ref}
        onBlur={onBlur}
        onFiles={take}
      />
      {shown.length > 0 && (
        <ul className={rows}>
          {shown.map((row) => (
            <FileRow
              key={`${row.file.name} ${row.file.size} ${row.file.lastModified}`}
              note={labels.size(row.file.size)}
              {...row}
            />
          ))}
        </ul>
      )}
      <Announcement>{outcome}</Announcement>
    </Field>
  );
}
