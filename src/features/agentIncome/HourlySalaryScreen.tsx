import { PaymentsPage } from './payments/PaymentsPage.tsx';

/** The page of hourly salaries that an agent received and gave (S1.3, S2.17 agentHourSalary). */
export const HourlySalaryScreen = () => <PaymentsPage kind="hourly" />;
