import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Contract } from '#src/platform/contract.generated.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { list } from './OfferPopup.css.ts';

/** The page where offers are answered. */
const CONTRACTS_PATH = '/agentHome/contracts';

export interface OfferPopupProps {
  offers: readonly Contract[];
  /** Called once the offers are visible. */
  onShown: (ids: readonly string[]) => void;
  onClose: () => void;
}

/** The popup of unanswered offers: view them now, or later on the contracts page (S2.15). */
export function OfferPopup({ offers, onShown, onClose }: OfferPopupProps) {
  const { t } = useTranslation('contractPopup');
  const { count: figure, percent } = useFormat();
  const navigate = useNavigate();
  const ids = offers.map(({ id }) => id);
  const named = ids.join();
  useEffect(() => onShown(named.split(',')), [named, onShown]);
  const count = offers.length;
  const see = () => {
    onClose();
    const [id] = ids;
    navigate(count === 1 ? `${CONTRACTS_PATH}?contract=${id}` : CONTRACTS_PATH);
  };
  return (
    <Dialog
      title={t('title', { count, shown: figure(count) })}
      closeLabel={t('close')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('later')}</Button>
          <Button tone="accent" onClick={see}>
            {t('see', { count })}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <Text>{t('lead')}</Text>
        <ul className={list} aria-label={t('list')}>
          {offers.map(({ id, kind, ratePercent, offerer }) => (
            <li key={id}>
              <Text weight="strong">{t(`kind.${kind}`)}</Text>
              <Text>
                {t(kind === 'dividend' ? 'rate.dividend' : 'rate.salary', {
                  percent: percent(ratePercent),
                })}
              </Text>
              <Text size="s" tone="secondary">
                {offerer === null ? t('fromOperator') : t('from', { offerer })}
              </Text>
            </li>
          ))}
        </ul>
      </Stack>
    </Dialog>
  );
}
