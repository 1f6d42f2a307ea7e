import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { RecordPage } from '#src/shared/records/RecordPage.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { LinkFile } from './links/LinkFile.tsx';
import { LinkList } from './links/LinkList.tsx';
import { RegistrationDialogs } from './RegistrationDialogs.tsx';
import {
  NOTHING_OPEN,
  type RegistrationView,
  registrationPath,
  registrationViewOf,
} from './registrationPaths.ts';

/** The register centre, where agents share registration links or open accounts themselves (S2.17 registerCenter). */
export function RegisterDownlineScreen() {
  const { t } = useTranslation('agentRegistration');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const view = registrationViewOf(query);
  const show = (change: Partial<RegistrationView>) =>
    navigate(registrationPath({ ...NOTHING_OPEN, ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <RecordPage title={t('title')} aside={<LinkFile />}>
      <Text tone="secondary">{t('lead')}</Text>
      <Stack direction="row" wrap gap="s">
        <ButtonLink
          tone="accent"
          to={registrationPath({ ...NOTHING_OPEN, make: 'link' })}
          icon="userPlus"
        >
          {t('newLink.open')}
        </ButtonLink>
        <ButtonLink to={registrationPath({ ...NOTHING_OPEN, make: 'account' })} icon="user">
          {t('account.open')}
        </ButtonLink>
      </Stack>
      <LinkList open={view.link} onClose={() => show({})} />
      <RegistrationDialogs
        make={view.make}
        onClose={() => show({})}
        onMade={(link) => show({ link })}
      />
    </RecordPage>
  );
}
