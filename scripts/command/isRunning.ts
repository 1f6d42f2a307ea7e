import { hasCode } from './errorCode.ts';

/** Whether a process of this machine is running, whoever started it. */
export function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // Any other code says that there is such a process, which may not be signalled.
    return !hasCode(error, 'ESRCH');
  }
}
