import type { ReactNode } from 'react';
import { CopyButton, type CopyButtonProps } from '#src/ui/copyButton/CopyButton.tsx';
import { LazyQRCode } from '#src/ui/qrCode/LazyQRCode.tsx';
import { WithQRCode } from '#src/ui/qrCode/WithQRCode.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './InvitationLink.css.ts';
import { ShareButton } from './ShareButton.tsx';

export interface InvitationLinkProps {
  /** The address where others register. */
  link: string;
  labels: CopyButtonProps['labels'] & {
    /** The name of the code: "QR code of your link". */
    qr: string;
    save: string;
    share: string;
    /** The text sent with the link. */
    shareText: string;
  };
  /** The file name of the code's picture. */
  fileName: string;
  /** Shown above the link. */
  children?: ReactNode;
}

/** A registration link to copy, share or scan as a QR code. */
export function InvitationLink({ link, labels, fileName, children }: InvitationLinkProps) {
  return (
    <WithQRCode
      code={
        <LazyQRCode text={link} label={labels.qr} download={{ label: labels.save, fileName }} />
      }
    >
      {children}
      <Text weight="strong">
        <span className={styles.link}>{link}</span>
      </Text>
      <Stack direction="row" wrap gap="s">
        <CopyButton inWords text={link} labels={labels} />
        <ShareButton link={link} text={labels.shareText} label={labels.share} />
      </Stack>
    </WithQRCode>
  );
}
