import { lazy, Suspense } from 'react';
import type { ContractView } from './contractPaths.ts';

const ContractDialog = lazy(async () => ({
  default: (await import('./contract/ContractDialog.tsx')).ContractDialog,
}));
const PickDialog = lazy(async () => ({
  default: (await import('./offer/PickDialog.tsx')).PickDialog,
}));
const OfferDialog = lazy(async () => ({
  default: (await import('./offer/OfferDialog.tsx')).OfferDialog,
}));

export interface ContractDialogsProps {
  view: ContractView;
  /** Changes the view and closes dialogs that it does not name. */
  onChange: (change: Partial<ContractView>) => void;
}

/** The open dialog, if any: a contract, an offer to an agent, or the agent picker. */
export function ContractDialogs({ view, onChange }: ContractDialogsProps) {
  const { contract, offer, picking } = view;
  const close = () => onChange({});
  return (
    <Suspense fallback={null}>
      {contract !== undefined && <ContractDialog key={contract} id={contract} onClose={close} />}
      {contract === undefined && offer !== undefined && (
        <OfferDialog
          key={offer}
          account={offer}
          onClose={close}
          onSent={() => onChange({ side: 'given' })}
          onAnother={() => onChange({ picking: true })}
        />
      )}
      {contract === undefined && offer === undefined && picking && (
        <PickDialog onClose={close} onPick={(account) => onChange({ offer: account })} />
      )}
    </Suspense>
  );
}
