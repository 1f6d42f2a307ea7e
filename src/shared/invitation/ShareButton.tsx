import { Button } from '#src/ui/button/Button.tsx';

export interface ShareButtonProps {
  link: string;
  /** The text sent with the link. */
  text: string;
  /** The button's label: "Share". */
  label: string;
}

/** The button that shares the link with other apps of the device; hidden if the browser cannot. */
export function ShareButton({ link, text, label }: ShareButtonProps) {
  if (!('share' in navigator)) return null;
  // Closing the app chooser is a change of mind, not a failure.
  const share = () => navigator.share({ text, url: link }).catch(() => undefined);
  return (
    <Button icon="external" onClick={share}>
      {label}
    </Button>
  );
}
