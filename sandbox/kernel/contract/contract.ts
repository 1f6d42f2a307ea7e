import type { Document } from 'openapi-backend';
import { type OperationRule, RULES } from './operationRule.ts';
import { REQUESTS } from './requests.generated.ts';

/** A contract that calls are answered by. */
export interface ServedContract {
  /** What calls are checked by. */
  requests: Document;
  /** What it says of each call, by its operationId. */
  rules: Readonly<Record<string, OperationRule>>;
}

/** The contract of the platform. */
export const CONTRACT: ServedContract = { requests: REQUESTS, rules: RULES };
