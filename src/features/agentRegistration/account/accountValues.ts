import type { DownlineRegistration } from '#src/platform/contract.generated.ts';
import { typedPercent } from '#src/shared/agentCentre/typedPercent.ts';
import type { GivenValues } from '../fields/GivenFields.tsx';

/** What the form of an account holds. */
export interface AccountValues extends GivenValues {
  username: string;
  password: string;
}

/** What the platform is sent of checked values. The password is shown once more before it is passed on, so it is typed once. */
export const sentAccount = (values: AccountValues): DownlineRegistration => ({
  ...values,
  confirmPassword: values.password,
  rebatePercent: typedPercent(values.rebatePercent) ?? values.rebatePercent,
});

/** An account that was opened, and the password that its owner gets. */
export interface OpenedAccount {
  account: string;
  password: string;
}
