import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Downline } from '#src/platform/contract.generated.ts';
import { Nickname } from '#src/shared/agentCentre/Nickname.tsx';
import { Amount, Moment } from '#src/shared/records/RecordCells.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { memberKind } from '../memberKind.ts';
import { RebatePart } from '../rebate/RebatePart.tsx';
import { SuspensionPart } from '../suspension/SuspensionPart.tsx';
import { MemberContracts } from './MemberContracts.tsx';
import { MemberLinks } from './MemberLinks.tsx';

/** The number of days in the platform's summary of a member. */
const DAYS = 30;

/** The figures of a member, in display order; commission is for agents only. */
const FIGURES = ['stake', 'payout', 'net', 'deposits', 'withdrawals', 'commission'] as const;

/** The details of a member: account, balance, activity in 30 days, rebate and contracts (S2.17). */
export function MemberDetails({ downline }: { downline: Downline }) {
  const { t } = useTranslation('agentTeam');
  const { count } = useFormat();
  const { member, figures } = downline;
  const kind = memberKind(member);
  const shown = FIGURES.filter((figure) => figure !== 'commission' || kind === 'agent');
  const { lastLoginAt } = member;
  return (
    <Stack gap="l">
      <DefinitionList
        items={[
          { term: t('nickname'), value: <Nickname name={member.nickname} /> },
          { term: t('type'), value: t(`kind.${kind}`) },
          { term: t('upline'), value: member.upline },
          { term: t('team'), value: count(member.team) },
          { term: t('joined'), value: <Moment at={member.joinedAt} /> },
          { term: t('lastLogin'), value: lastLoginAt ? <Moment at={lastLoginAt} /> : t('never') },
          { term: t('balance'), value: <Amount value={member.balance} /> },
          { term: t('member.vip'), value: count(downline.vipLevel) },
        ]}
      />
      <Stack gap="s">
        <Heading level={3}>{t('member.days', { days: count(DAYS) })}</Heading>
        <DefinitionList
          items={shown.map((figure) => ({
            term: t(`member.${figure}`),
            value: <Amount value={figures[figure]} />,
          }))}
        />
      </Stack>
      <SuspensionPart member={member} />
      <RebatePart downline={downline} />
      {kind === 'agent' && <MemberContracts contracts={downline.contracts} />}
      <MemberLinks member={member} />
    </Stack>
  );
}
