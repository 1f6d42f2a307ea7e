import { PaymentsPage } from './payments/PaymentsPage.tsx';

/** The page of dividends that an agent received and gave (S1.3, S2.17 agentDividendRecordCopy2). */
export const DividendsScreen = () => <PaymentsPage kind="dividend" />;
