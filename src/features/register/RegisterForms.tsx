import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PageBrand } from '#src/brand/page.ts';
import { sendSmsRegister } from '#src/platform/endpoints/accounts/challenges.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useTrack } from '#src/session/analytics/useTrack.ts';
import { usePhoneProof } from '#src/session/phone/usePhoneProof.ts';
import { useChosenMethod } from '#src/session/useChosenMethod.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Tabs } from '#src/ui/tabs/Tabs.tsx';
import { formsOf } from './formRules.ts';
import { RegisterForm } from './RegisterForm.tsx';
import { type RegisterValues, VALUE_NAMES } from './registerValues.ts';
import { useRegister } from './useRegister.ts';

/** The session of a new player. */
export interface NewPlayerSession {
  token: string;
  /** The username of the new account. */
  account: string;
  /** Whether the platform generated it, as the form asked for none. */
  isGiven: boolean;
}

export interface RegisterFormsProps {
  flags: PageBrand['flags'];
  /** Called when the player is registered and has a session. */
  onBegun: (begun: NewPlayerSession) => void;
}

/** The forms that the brand offers: mobile registration first if it is on (S4.5). Shared fields are typed once. */
export function RegisterForms({ flags, onBegun }: RegisterFormsProps) {
  const { t, i18n } = useTranslation('register');
  const platform = usePlatform();
  const form = useFormContext<RegisterValues>();
  const kinds = formsOf(flags);
  const { way: kind = 'username', choose, keep } = useChosenMethod(kinds, 'register.way');
  const measure = useTrack();
  const phone = usePhoneProof((mobileNo) => sendSmsRegister(platform, i18n.language, { mobileNo }));
  const onSubmit = useRegister(kind, form, phone, ({ token, account }) => {
    if (token !== null) onBegun({ token, account, isGiven: kind === 'mobile' });
  });
  // Each form has its own rules, so errors of one do not apply to the other. A form that is left while a part of it still loads has named
  // its fields already, but never takes them back: they would be asked for, unseen, by the other one.
  const change = (next: typeof kind) => {
    form.unregister(VALUE_NAMES, { keepValue: true, keepDefaultValue: true, keepDirty: true });
    form.reset(undefined, { keepValues: true, keepDefaultValues: true, keepDirty: true });
    choose(next);
    measure('registration_method', { method: next });
  };
  if (kinds.length === 0) return <EmptyState title={t('closed')} hint={t('closedHint')} />;
  return (
    <div onInput={keep}>
      <Tabs
        label={t('ways')}
        value={kind}
        onChange={change}
        tabs={kinds.map((value) => ({
          value,
          label: t(`by.${value}`),
          content: <RegisterForm kind={value} phone={phone} onSubmit={onSubmit} />,
        }))}
      />
    </div>
  );
}
