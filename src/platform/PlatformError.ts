/** Codes of failures that the client itself finds, besides those of the platform. */
export type ClientCode = 'network' | 'timeout' | 'malformed' | 'key_expired';

/** What is known of a failed call. */
export interface PlatformFailure {
  /** The stable code of the platform, or one of the client's own; it picks the message shown (S8.8). */
  code: string;
  /** The HTTP status; 0 where no answer came. */
  status: number;
  /** What the platform says, for when the catalogue has no words for the code. */
  message?: string | undefined;
  /** What the platform adds to its refusal: the parameters at fault, whether a captcha is asked for (S3.4). */
  value?: unknown;
  /** The platform's reference of the call, to quote to customer service. */
  reference?: string | undefined;
  /** How long to wait before the call is made again, in seconds, where the platform says so (S9.6). */
  retryAfter?: number | undefined;
}

/** The one error that a call to the platform throws, cancelling apart. The screen decides what to show. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly code: string;
  readonly status: number;
  readonly value: unknown;
  readonly reference: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(
    { code, status, message, value, reference, retryAfter }: PlatformFailure,
    options?: ErrorOptions,
  ) {
    super(message ?? '', options);
    this.code = code;
    this.status = status;
    this.value = value;
    this.reference = reference;
    this.retryAfter = retryAfter;
  }
}
