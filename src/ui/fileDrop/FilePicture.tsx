import { useEffect, useState } from 'react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as styles from './FileRow.css.ts';

export interface FilePictureProps {
  file: File;
}

/** A small picture of a file, or the sign of one where it cannot be drawn. Its name stands beside it. */
export function FilePicture({ file }: FilePictureProps) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <span className={styles.picture}>
      {address ? (
        <img
          src={address}
          alt=""
          decoding="async"
          className={styles.preview}
          onError={() => setAddress(undefined)}
        />
      ) : (
        <Icon name="image" />
      )}
    </span>
  );
}
