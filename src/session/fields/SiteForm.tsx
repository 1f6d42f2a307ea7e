import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Announcement } from '#src/ui/field/Announcement.tsx';
import { FIELD_ERROR } from '#src/ui/field/FieldMessage.tsx';
import { bringIntoView } from '#src/ui/form/bringIntoView.ts';
import { Form, type FormProps } from '#src/ui/form/Form.tsx';

/**
 * A form that announces how many fields are wrong after each attempt to send it. The focus moves to the first of them, which is scrolled
 * into view; screen readers are silent if it was focused already. The number falls as fields are corrected.
 */
export function SiteForm({ children, onSubmit, label }: FormProps) {
  // The messages are needed after the first attempt, so the form does not wait for them.
  const { t } = useTranslation('session', { useSuspense: false });
  const { count: figure } = useFormat();
  const [attempt, setAttempt] = useState<{ form: HTMLFormElement }>();
  const [faults, setFaults] = useState(0);
  useEffect(() => {
    if (!attempt) return;
    const { form } = attempt;
    const count = () => form.querySelectorAll(`[${FIELD_ERROR}]`).length;
    setFaults(count());
    const first = document.activeElement;
    if (first?.matches('[aria-invalid="true"], [aria-invalid="true"] *')) bringIntoView(first);
    const watch = new MutationObserver(() => setFaults((known) => Math.min(known, count())));
    watch.observe(form, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [attempt]);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget;
    setFaults(0);
    await onSubmit(event);
    setAttempt({ form });
  };
  return (
    <Form label={label} onSubmit={send}>
      {children}
      <Announcement>
        {faults > 0 ? t('fault.fields', { count: faults, fields: figure(faults) }) : ''}
      </Announcement>
    </Form>
  );
}
