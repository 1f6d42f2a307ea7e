import { useTranslation } from 'react-i18next';
import type { RegistrationLink } from '#src/platform/contract.generated.ts';
import { CopyButton } from '#src/ui/copyButton/CopyButton.tsx';

export interface LinkAddressProps {
  link: Pick<RegistrationLink, 'link' | 'name' | 'state'>;
}

/** A button to copy the address of an active link; a dash for other links. */
export function LinkAddress({ link: { link, name, state } }: LinkAddressProps) {
  const { t } = useTranslation('agentRegistration');
  if (state !== 'open') return '–';
  const labels = {
    copy: t('copyOf', { name }),
    copied: t('copied'),
    failed: t('copyFailed'),
  };
  return <CopyButton text={link} labels={labels} />;
}
