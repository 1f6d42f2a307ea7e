import { useEffect, useEffectEvent, useRef } from 'react';
import * as styles from '../Deposit.css.ts';
import { isPaymentMessage } from './paymentMessage.ts';

export interface PaymentFrameProps {
  /** The provider's page, on an origin that may be framed. */
  address: URL;
  /** The accessible name of the frame. */
  title: string;
  /** Called when the provider's page reports a change, so that the platform is asked. */
  onMessage: () => void;
}

/**
 * The provider's page in a sandboxed frame: it runs its own scripts and forms on its own origin, opens no window, and can navigate the page
 * back only after a press. Its messages are never trusted.
 */
export function PaymentFrame({ address, title, onMessage }: PaymentFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const hear = useEffectEvent((event: MessageEvent<unknown>) => {
    const speaker = { window: frame.current?.contentWindow ?? null, origin: address.origin };
    if (isPaymentMessage(event, speaker)) onMessage();
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={title}
      src={address.href}
      sandbox="allow-scripts allow-forms allow-same-origin allow-top-navigation-by-user-activation"
      referrerPolicy="origin"
    />
  );
}
