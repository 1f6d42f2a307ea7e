import type { ReactNode } from 'react';
import { CopyButton, type CopyButtonProps } from '#src/ui/copyButton/CopyButton.tsx';
import { LazyQRCode } from '#src/ui/qrCode/LazyQRCode.tsx';
import { WithQRCode } from '#src/ui/qrCode/WithQRCode.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './InvitationLink.css.ts';
import { ShareButton } from './ShareButton.tsx';

export interface InvitationLinkProps {
  /** The address that others register at. */
  link: string;
  labels: CopyButtonProps['labels'] & {
    /** What the code shows: "QR code of your link". */
    qr: string;
    save: string;
    share: string;
    /** What is sent with the link. */
    shareText: string;
  };
  /** The name of the picture of the code. */
  fileName: string;
  /** What is said above the link. */
  children?: ReactNode;
}

/** A link by which others register, to copy, to share and to be read by a camera. */
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
