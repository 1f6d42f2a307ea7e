import { useEffect, useState } from 'react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as styles from './FileRow.css.ts';

export interface FilePictureProps {
  file: File;
}

/** The thumbnail of a file, or an icon if it cannot be drawn. The file name is next to it. */
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
