import { useTranslation } from 'react-i18next';
import type { RegistrationLinkPage } from '#src/platform/contract.generated.ts';
import { registrationLinksQuery } from '#src/platform/endpoints/agents/registrationLinks.ts';
import { FILE_PAGE_SIZE } from '#src/platform/endpoints/agents/teamRecords.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { SaveRowsButton } from '#src/shared/records/SaveRowsButton.tsx';
import { limitColumn } from './linkColumns.tsx';
import { useLinkColumns } from './useLinkColumns.ts';

/** Saves all links of the agent as a file. */
export function LinkFile() {
  const { t } = useTranslation('agentRegistration');
  return (
    <SaveRowsButton
      query={registrationLinksQuery(usePlatform(), FILE_PAGE_SIZE)}
      rowsOf={({ links }: RegistrationLinkPage) => links}
      rowId={({ id }) => id}
      columns={[...useLinkColumns(), limitColumn(t)]}
      name="registration-links"
    />
  );
}
