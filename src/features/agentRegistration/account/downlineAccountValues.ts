import type { DownlineRegistration } from '#src/platform/contract.generated.ts';
import { typedPercent } from '#src/shared/agentCentre/typedPercent.ts';
import type { GivenValues } from '../fields/GivenFields.tsx';

/** The values of the account form. */
export interface AccountValues extends GivenValues {
  username: string;
  password: string;
}

/** The request for validated form values. The password is typed once, because it is shown again before it is passed on. */
export const sentAccount = (values: AccountValues): DownlineRegistration => ({
  ...values,
  confirmPassword: values.password,
  rebatePercent: typedPercent(values.rebatePercent) ?? values.rebatePercent,
});

/** A new account with the password for its owner. */
export interface OpenedAccount {
  account: string;
  password: string;
}
