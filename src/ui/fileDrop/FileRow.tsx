import { Progress } from '@base-ui/react/progress';
import type { ReactNode } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import { IconButton } from '#src/ui/iconButton/IconButton.tsx';
import * as bar from '#src/ui/progress/ProgressBar.css.ts';
import { FilePicture } from './FilePicture.tsx';
import * as styles from './FileRow.css.ts';

/** The upload state of a file. `share` is from 0 to 1; `null` if unknown. */
export type FileUpload =
  | { state: 'sending'; share: number | null }
  | { state: 'failed'; reason: string }
  | { state: 'sent' };

export interface FileRowProps {
  file: File;
  /** The text below the name: the size. */
  note: ReactNode;
  upload?: FileUpload | undefined;
  /** Why it was rejected. */
  problem?: string | undefined;
  remove: { label: string; onRemove: () => void; disabled: boolean | undefined };
}

/** One file with thumbnail, name and upload state. */
export function FileRow({ file, note, upload, problem, remove }: FileRowProps) {
  const wrong = problem ?? (upload?.state === 'failed' ? upload.reason : undefined);
  return (
    <li className={styles.row}>
      <FilePicture file={file} />
      <span className={styles.words}>
        <span className={styles.name} title={file.name}>
          {file.name}
        </span>
        {upload?.state === 'sending' && (
          <Progress.Root value={upload.share} max={1} aria-label={file.name}>
            <Progress.Track className={bar.track}>
              <Progress.Indicator className={classNames(bar.fill, bar.tone.accent)} />
            </Progress.Track>
          </Progress.Root>
        )}
        <span className={wrong ? styles.problem : styles.note}>{wrong ?? note}</span>
      </span>
      <IconButton
        icon="close"
        label={remove.label}
        onClick={remove.onRemove}
        disabled={remove.disabled}
      />
    </li>
  );
}
