import { PaymentsPage } from './payments/PaymentsPage.tsx';

/** The page of daily salaries that an agent received and gave (S1.3, S2.17 agentDailyWages2). */
export const DailySalaryScreen = () => <PaymentsPage kind="daily" />;
