import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Icons } from '#src/platform/contract.generated.ts';
import { pictureAddress } from '#src/platform/endpoints/games/pictureAddress.ts';
import { changeIcon } from '#src/platform/endpoints/profile/profile.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { useSingleFlight } from '#src/session/useSingleFlight.ts';
import { useRefreshMember } from '#src/shared/account/useRefreshMember.ts';
import { Avatar } from '#src/ui/avatar/Avatar.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from './Picture.css.ts';

export interface PictureChoiceProps {
  icons: Icons;
  /** Another was chosen. */
  onDone: () => void;
  /** The current one was chosen. */
  onSame: () => void;
}

/** A list of pictures; a press selects one. On failure the old one stays and can be retried. */
export function PictureChoice({ icons: { icon, icons }, onDone, onSame }: PictureChoiceProps) {
  const { t } = useTranslation('member');
  const { count } = useFormat();
  const words = useErrorMessage();
  const brand = useBrand();
  const platform = usePlatform();
  const refresh = useRefreshMember();
  const choosing = useMutation({
    mutationFn: (avatar: number) => changeIcon(platform, avatar),
    onSuccess: async () => {
      await refresh();
      onDone();
    },
    // It may be changed even if the answer was lost.
    onError: () => void refresh(),
  });
  const choose = useSingleFlight(async (one: Icons['icons'][number]) => {
    if (one.icon === icon) onSame();
    else await choosing.mutateAsync(one.avatar).catch(() => undefined);
  });
  return (
    <Stack gap="l">
      <Text tone="secondary">{t('picture.text')}</Text>
      {choosing.isError && <FormError title={words(choosing.error)}>{t('picture.kept')}</FormError>}
      <ul className={styles.choices}>
        {icons.map((one) => (
          <li key={one.avatar}>
            <button
              type="button"
              className={styles.choice}
              aria-label={t('picture.nth', { number: count(one.avatar) })}
              aria-pressed={one.icon === icon}
              aria-busy={choosing.isPending && choosing.variables === one.avatar}
              onClick={() => choose(one)}
            >
              <Avatar name="" pictures={[pictureAddress(one.icon, brand.platform)]} size="l" />
            </button>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
