/** Codes of failures that the client itself detects, besides the platform's. */
export type ClientCode = 'network' | 'timeout' | 'malformed' | 'key_expired';

/** What is known of a failed call. */
export interface PlatformFailure {
  /** The platform's stable code, or one of the client's own; it picks the message shown (S8.8). */
  code: string;
  /** The HTTP status; 0 if no answer came. */
  status: number;
  /** The platform's message, for codes that the catalogue does not have. */
  message?: string | undefined;
  /** The details of a refusal: the parameters at fault, whether a captcha is needed (S3.4). */
  value?: unknown;
  /** The platform's reference of the call, to quote to customer service. */
  reference?: string | undefined;
  /** Whether somebody else answered, such as a proxy: the platform may have acted all the same. */
  isForeign?: boolean | undefined;
  /** How long to wait before the next try, in seconds, if the platform says so (S9.6). */
  retryAfter?: number | undefined;
}

/** The only error that a platform call throws, except cancellation. The screen decides what to show. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly code: string;
  readonly status: number;
  readonly value: unknown;
  readonly reference: string | undefined;
  readonly isForeign: boolean;
  readonly retryAfter: number | undefined;

  constructor(
    { code, status, message, value, reference, isForeign = false, retryAfter }: PlatformFailure,
    options?: ErrorOptions,
  ) {
    super(message ?? '', options);
    this.code = code;
    this.status = status;
    this.value = value;
    this.reference = reference;
    this.isForeign = isForeign;
    this.retryAfter = retryAfter;
  }
}
