import { Button } from '#src/ui/button/Button.tsx';
import { downloadFile } from '#src/ui/download/downloadFile.ts';
import { modulesOf, outline } from './modules.ts';
import { pictureOf } from './picture.ts';
import * as styles from './QRCode.css.ts';

export interface QRCodeProps {
  /** The encoded text: an address of at most about 2300 bytes. */
  text: string;
  /** The accessible name: "QR code of your invitation link". */
  label: string;
  /** Offers the code as a PNG file. */
  download?: { label: string; fileName: string };
}

/**
 * A QR code, as wide as its parent: use at least 160 px, so that it is easy to scan. Show the address as text beside it too, for users on
 * the phone itself. Throws a RangeError for a text that is too long.
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
