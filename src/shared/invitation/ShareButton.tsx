import { Button } from '#src/ui/button/Button.tsx';

export interface ShareButtonProps {
  link: string;
  /** What is sent with the link. */
  text: string;
  /** The words of the button: "Share". */
  label: string;
}

/** Hands the link to the other apps of the device; where the browser cannot, there is no such button. */
export function ShareButton({ link, text, label }: ShareButtonProps) {
  if (!('share' in navigator)) return null;
  // Whoever closes the choice of apps has changed their mind: that is no failure.
  const share = () => navigator.share({ text, url: link }).catch(() => undefined);
  return (
    <Button icon="external" onClick={share}>
      {label}
    </Button>
  );
}
