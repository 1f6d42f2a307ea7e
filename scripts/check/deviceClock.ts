/** A line that reads the device clock. */
export interface DeviceTime {
  file: string;
  line: number;
}

/** Files that read the device clock on purpose, with the reason. All others use the platform's clock. */
export const ON_PURPOSE: Readonly<Record<string, string>> = {
  'src/app/errorReference.ts': 'a reference that need only be unlike others',
  'src/app/periods.ts': 'what is painted before any answer can have arrived',
  'src/app/reloadAfterMissingChunk.ts': 'an interval between two reloads',
  'src/features/deposit/storedIdempotencyKey.ts': 'an interval since a payment was sent',
  'src/features/lineTransfer/send/lineValues.ts': 'an interval since a transfer was sent',
  'src/features/play/useElapsedSeconds.ts': 'an interval since an answer arrived',
  'src/features/protection/limits/useHasPassed.ts': 'corrected by the time of an answer',
  'src/features/withdrawals/review/useWithdrawalOrder.tsx':
    'an interval since a withdrawal was sent',
  'src/i18n/zone.ts': 'the usual offset of a zone',
  'src/platform/analytics/gtag.ts': 'the clock of the analytics',
  'src/platform/analytics/tagManager.ts': 'the clock of the analytics',
  'src/platform/responseHeaders.ts': 'an interval from an answer on',
  'src/platform/cachedInSession.ts': 'an interval since an answer arrived',
  'src/platform/payload/jweCodec.ts': 'corrected by the time of an answer',
  'src/platform/usePlatformNow.ts': 'the platform’s clock itself',
  'src/session/analytics/measureByConsent.ts': 'an interval since a visitor chose',
  'src/session/analytics/useConsent.ts': 'an interval since a visitor chose',
  'src/session/fields/OneTimeCodeField.tsx': 'an interval since a code was sent',
  'src/session/idempotencyKey.ts': 'an interval since a call was sent',
  'src/session/keyHolds.ts': 'an interval since a call was sent',
  'src/shared/balance/transfer/useCollectFunds.ts': 'an interval since a transfer was sent',
  'src/shared/balance/transfer/useWalletTransfer.ts': 'an interval since a transfer was sent',
  'src/ui/codeField/ResendButton.tsx': 'an interval since a code was sent',
};

const READS = /\bDate\.now\b|\bnew Date\(\)/;

/** The lines of a file that read the device clock, except on purpose. */
export const deviceTimes = (file: string, code: string): DeviceTime[] =>
  file in ON_PURPOSE
    ? []
    : code.split('\n').flatMap((text, at) => (READS.test(text) ? [{ file, line: at + 1 }] : []));

/** Whether code reads the device clock. */
export const readsDeviceTime = (code: string): boolean => READS.test(code);
