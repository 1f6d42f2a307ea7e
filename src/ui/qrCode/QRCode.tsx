import { Button } from '#src/ui/button/Button.tsx';
import { downloadFile } from '#src/ui/download/downloadFile.ts';
import { modulesOf, outline } from './modules.ts';
import { pictureOf } from './picture.ts';
import * as styles from './QRCode.css.ts';

export interface QRCodeProps {
  /** What a camera reads: an address of at most about 2300 bytes. */
  text: string;
  /** What the code is for: "QR code of your invitation link". */
  label: string;
  /** Offers the code as a PNG file. */
  download?: { label: string; fileName: string };
}

/**
 * A code for cameras, as wide as its parent: 160 px are the least that is read with ease. The address stands beside it
 * in letters too, for those who look at it on the phone itself. Throws a RangeError for a text that no code holds.
 */
export function QRCode({ text, label, download }: QRCodeProps) {
  const modules = modulesOf(text);
  return (
    <div className={styles.qrCode}>
      <svg
        role="img"
        aria-label={label}
        className={styles.code}
        viewBox={`0 0 ${modules.length} ${modules.length}`}
        shapeRendering="crispEdges"
      >
        <rect className={styles.ground} width="100%" height="100%" />
        <path className={styles.dark} d={outline(modules)} />
      </svg>
      {download && (
        <Button
          icon="download"
          onClick={async () => downloadFile(download.fileName, await pictureOf(modules))}
        >
          {download.label}
        </Button>
      )}
    </div>
  );
}
