import { PaymentsPage } from './payments/PaymentsPage.tsx';

/** Hourly salaries that an agent received and gave (S1.3, S2.17 agentHourSalary). */
export const HourlySalaryScreen = () => <PaymentsPage kind="hourly" />;
