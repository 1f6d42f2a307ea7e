import type { TFunction } from 'i18next';
import type { RegistrationLink } from '#src/platform/contract.generated.ts';
import { Count } from '#src/shared/records/RecordCells.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import type { TableColumn } from '#src/ui/table/column.ts';
import { NOTHING_OPEN, registrationPath } from '../registrationPaths.ts';
import { LastDay } from './LastDay.tsx';
import { LinkAddress } from './LinkAddress.tsx';
import { LinkStateBadge } from './LinkStateBadge.tsx';
import { lastMomentOf } from './lastMomentOf.ts';
import { Rebate } from './Rebate.tsx';
import { Registered } from './Registered.tsx';

type LinkColumn =
  | 'name'
  | 'state'
  | 'makes'
  | 'rebate'
  | 'lastDay'
  | 'opened'
  | 'registered'
  | 'useLimit'
  | 'deposited'
  | 'link';

const detailsOf = ({ id }: RegistrationLink) => registrationPath({ ...NOTHING_OPEN, link: id });

/** The columns of links: name (a link to the details), state, terms, and visitors so far (S2.17). */
export const linkColumns = (
  t: TFunction<'agentRegistration'>,
): readonly TableColumn<RegistrationLink, LinkColumn>[] => [
  {
    ...{ id: 'name', label: t('name'), value: ({ name }) => name },
    cell: (link) => <TextLink to={detailsOf(link)}>{link.name}</TextLink>,
  },
  {
    ...{ id: 'state', label: t('state.label'), value: ({ state }) => t(`state.${state}`) },
    cell: ({ state }) => <LinkStateBadge state={state} />,
  },
  { id: 'makes', label: t('makes'), value: ({ makes }) => t(`kind.${makes}`) },
  {
    ...{ id: 'rebate', label: t('rebate'), kind: 'figure' },
    value: ({ rebatePercent }) => rebatePercent,
    cell: ({ rebatePercent }) => <Rebate percent={rebatePercent} />,
  },
  {
    ...{ id: 'lastDay', label: t('lastDay'), kind: 'moment' },
    value: ({ expiresAt }) => (expiresAt ? lastMomentOf(expiresAt) : t('noLastDay')),
    cell: ({ expiresAt }) => <LastDay expiresAt={expiresAt} />,
  },
  {
    ...{ id: 'opened', label: t('opened'), kind: 'figure', value: ({ funnel }) => funnel.opened },
    cell: ({ funnel }) => <Count value={funnel.opened} />,
  },
  {
    ...{ id: 'registered', label: t('registered'), kind: 'figure' },
    value: ({ funnel }) => funnel.registered,
    cell: ({ funnel, useLimit }) => <Registered funnel={funnel} useLimit={useLimit} />,
  },
  {
    ...{ id: 'deposited', label: t('deposited'), kind: 'figure' },
    value: ({ funnel }) => funnel.deposited,
    cell: ({ funnel }) => <Count value={funnel.deposited} />,
  },
  {
    ...{ id: 'link', label: t('address'), value: ({ link }) => link },
    cell: (link) => <LinkAddress link={link} />,
  },
];

/** The limit of a link as a column of the file, empty if unlimited; the table has it beside the registrations. */
export const limitColumn = (
  t: TFunction<'agentRegistration'>,
): TableColumn<RegistrationLink, LinkColumn> => ({
  ...{ id: 'useLimit', label: t('useLimit'), kind: 'figure' },
  value: ({ useLimit }) => useLimit ?? '',
});
