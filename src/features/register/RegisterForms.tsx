import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PageBrand } from '#src/brand/page.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { Tabs } from '#src/ui/tabs/Tabs.tsx';
import type { FormKind } from './fieldNames.ts';
import { formsOf } from './formRules.ts';
import { RegisterForm } from './RegisterForm.tsx';
import type { RegisterValues } from './registerValues.ts';
import { useRegister } from './useRegister.ts';

export interface RegisterFormsProps {
  flags: PageBrand['flags'];
  /** The platform has registered the player and begun a session. */
  onToken: (token: string) => void;
}

/** The forms that the brand offers: mobile registration first where it is on (S4.5). What both ask for is typed once. */
export function RegisterForms({ flags, onToken }: RegisterFormsProps) {
  const { t } = useTranslation('register');
  const form = useFormContext<RegisterValues>();
  const [first, ...others] = formsOf(flags);
  const [chosen, setChosen] = useState<FormKind>();
  const kind = chosen ?? first ?? 'username';
  const onSubmit = useRegister(kind, form, ({ token }) => {
    if (token !== null) onToken(token);
  });
  if (first === undefined) return <EmptyState title={t('closed')} hint={t('closedHint')} />;
  if (others.length === 0) return <RegisterForm kind={first} onSubmit={onSubmit} />;
  return (
    <Tabs
      label={t('ways')}
      value={kind}
      onChange={setChosen}
      tabs={[first, ...others].map((value) => ({
        value,
        label: t(`by.${value}`),
        content: <RegisterForm kind={value} onSubmit={onSubmit} />,
      }))}
    />
  );
}
