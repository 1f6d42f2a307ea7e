import type { PageBrand } from '#src/brand/page.ts';

/** A form of registration (S3.7). */
export type FormKind = keyof PageBrand['registration'];

/** The possible fields of a form, in display order (S3.6, S3.17). */
export const FIELD_NAMES = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'email',
  'fullName',
  'payeeName',
  'paymentPassword',
  'birthday',
  'nationality',
  'occupation',
  'sourceOfIncome',
  'idNumber',
  'whatsapp',
  'facebook',
  'telegram',
  'zalo',
  'line',
  'wechat',
  'qqNum',
  'recommenderId',
  'affiliateCode',
  'referralCode',
] as const satisfies readonly (keyof PageBrand['registration'][FormKind])[];

export type FieldName = (typeof FIELD_NAMES)[number];

/** The fields that can name the inviter. */
export const INVITATIONS = [
  'recommenderId',
  'affiliateCode',
  'referralCode',
] as const satisfies readonly FieldName[];

/** Whether a field can name the inviter. */
export const isInvitation = (name: FieldName): boolean => INVITATIONS.some((one) => one === name);

/** The single-line text fields. */
export type TextName = Exclude<FieldName, 'mobileNum' | 'verificationCode' | 'password'>;
