import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import type { FundTransfer, TransferLine } from '#src/platform/contract.generated.ts';
import { useDraft } from '#src/session/fields/useDraft.ts';
import { useMember } from '#src/session/useMember.ts';
import type { TransferFailure } from '#src/shared/balance/transfer/TransferFailure.ts';
import { LineForm } from './LineForm.tsx';
import { LINE_DRAFT, type LineOrder, type LineValues, unconfirmedOrder } from './lineValues.ts';
import { Receipt } from './Receipt.tsx';
import { Review } from './Review.tsx';

export interface LineStepsProps {
  line: TransferLine;
  /** The main wallet's balance. */
  available: string;
}

type Step =
  | { name: 'form'; failure?: TransferFailure }
  | { name: 'review'; order: LineOrder }
  | { name: 'receipt'; transfer: FundTransfer };

/**
 * A transfer in three steps: form, review, receipt. The draft survives a reload, a visit to another page and the end of its tab; `?payee=` in the
 * URL sets the receiver. A page opened while the outcome of a sent order is unknown begins with its review, in a new tab too: another order
 * could transfer it twice.
 */
export function LineSteps({ line, available }: LineStepsProps) {
  const [step, setStep] = useState<Step>({ name: 'form' });
  const [query] = useSearchParams();
  const named = query.get('payee');
  const first = named ?? (line.hasDownlines ? null : (line.upline?.account ?? null));
  const empty: LineValues = { payee: first, amount: '', note: '', sent: '' };
  const form = useForm<LineValues>({ defaultValues: empty });
  useDraft(form, {
    name: LINE_DRAFT,
    fields: ['payee', 'amount', 'note', 'sent'],
    player: useMember()?.id,
  });
  const { setValue } = form;
  // The URL is newer than the draft.
  useEffect(() => {
    if (named !== null) setValue('payee', named);
  }, [named, setValue]);
  const open = unconfirmedOrder(form.watch('sent'));
  if (step.name === 'form' && open) setStep({ name: 'review', order: open });
  switch (step.name) {
    case 'form':
      return (
        <LineForm
          form={form}
          line={line}
          available={available}
          failure={step.failure}
          onFilled={(order) => setStep({ name: 'review', order })}
        />
      );
    case 'review':
      return (
        <Review
          form={form}
          order={step.order}
          available={available}
          onEdit={() => setStep({ name: 'form' })}
          onOver={(failure) => {
            if (failure.outcome === 'alreadyDone') form.reset(empty);
            setStep({ name: 'form', failure });
          }}
          onDone={(transfer) => {
            form.reset(empty);
            setStep({ name: 'receipt', transfer });
          }}
        />
      );
    case 'receipt':
      return (
        <Receipt
          transfer={step.transfer}
          balance={available}
          onAnother={() => setStep({ name: 'form' })}
        />
      );
  }
}
