import { PaymentsPage } from './payments/PaymentsPage.tsx';

/** The page of real-time salaries that an agent received and gave (S1.3, S2.17 agentRealtimeSalary). */
export const RealtimeSalaryScreen = () => <PaymentsPage kind="realtime" />;
