import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { contactAddress } from '#src/brand/contact.ts';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { Chapter, Points } from './Chapter.tsx';
import { HelpLines } from './HelpLines.tsx';
import * as styles from './ResponsibleScreen.css.ts';

/** The responsible gaming page: how the brand protects players, and where to get help. */
export function ResponsibleScreen() {
  const { t } = useTranslation('responsible');
  const { name: brand, market, compliance, support, modules } = useBrand();
  const age = useFormat().count(market.minimumAge);
  const contact = contactAddress(support);
  const playMoney = compliance.mode === 'play-money';
  return (
    <article className={styles.page}>
      <Heading level={1}>{t('title')}</Heading>
      <Text>{t('lead', { brand })}</Text>
      {playMoney ? (
        <Chapter title={t('playMoney.title')}>
          <Text>{t('playMoney.text', { brand })}</Text>
        </Chapter>
      ) : (
        <Chapter title={t('licensed.title')}>
          <Text>{t('licensed.text', { brand })}</Text>
        </Chapter>
      )}
      <Chapter title={t('age.title', { age })}>
        <Text>{t('age.text', { age })}</Text>
      </Chapter>
      <Chapter title={t('here.title')}>
        <Points>
          {[
            t('here.unhurried'),
            ...(modules.winnerBoard ? [t('here.winners')] : []),
            t('here.noAutoplay'),
            ...(playMoney ? [t('here.mark')] : []),
            t('here.reachable'),
          ]}
        </Points>
      </Chapter>
      <Chapter title={t('limits.title')} id="limits">
        <Text>{t('limits.text')}</Text>
        <Points>
          {[t('limits.deposit'), t('limits.loss'), t('limits.change'), t('limits.check')]}
        </Points>
        <div>
          <TextLink to="/protection" icon="chevronEnd">
            {t('limits.set')}
          </TextLink>
        </div>
        {modules.helpCentre && (
          <div>
            <TextLink to="/help#limits" icon="chevronEnd">
              {t('limits.more')}
            </TextLink>
          </div>
        )}
      </Chapter>
      <Chapter title={t('breaks.title')} id="breaks">
        <Points>
          {[
            t('breaks.timeOut'),
            t('breaks.exclusion', { brand }),
            t('breaks.final'),
            t('breaks.meanwhile'),
          ]}
        </Points>
        <div>
          <TextLink to="/protection" icon="chevronEnd">
            {t('breaks.take')}
          </TextLink>
        </div>
      </Chapter>
      <Chapter title={t('signs.title')}>
        <Points>
          {[
            t('signs.longer'),
            t('signs.chase'),
            t('signs.hide'),
            t('signs.borrow'),
            t('signs.mood'),
          ]}
        </Points>
        <Text>{t('signs.text')}</Text>
      </Chapter>
      <Chapter title={t('habits.title')}>
        <Points>
          {[t('habits.time'), t('habits.breaks'), t('habits.sober'), t('habits.luck')]}
        </Points>
      </Chapter>
      <Chapter title={t('help.title')}>
        <Text>{t('help.text')}</Text>
        <Points>{[t('help.friend'), t('help.doctor'), t('help.groups'), t('help.block')]}</Points>
        <Text weight="strong">{t('help.danger')}</Text>
      </Chapter>
      {compliance.helpLines.length > 0 && (
        <Chapter title={t('lines.title')}>
          <HelpLines lines={compliance.helpLines} />
        </Chapter>
      )}
      {contact !== undefined && (
        <Chapter title={t('contact.title')}>
          <Text>{t('contact.text', { age })}</Text>
          <div>
            <ButtonLink to={contact} icon="headset">
              {t('contact.action')}
            </ButtonLink>
          </div>
        </Chapter>
      )}
    </article>
  );
}
