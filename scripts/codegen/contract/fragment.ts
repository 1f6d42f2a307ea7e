/** A JSON value in a fragment of the contract. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

/** Who may make a call. */
type Audience = 'visitor' | 'anyone' | 'session' | 'member' | 'agent';

/** The rate limit of a call, for one address or one player. */
interface Rate {
  limit: number;
  seconds: number;
  per: 'ip' | 'member';
}

/** A call in a fragment, without what is the same for all calls. */
export interface Operation {
  operationId: string;
  summary: string;
  description: string;
  parameters?: JsonObject[];
  /** Only if the answer is not an envelope: a picture, a file. */
  responses?: JsonObject;
  'x-value'?: JsonObject;
  'x-example'?: Json;
  'x-body'?: { $ref: string };
  'x-body-type'?: 'json' | 'form' | 'multipart';
  'x-body-example'?: Json;
  'x-failures'?: string[];
  'x-audience'?: Audience;
  'x-excluded'?: 'refused';
  'x-suspended'?: 'refused';
  'x-encrypted'?: true;
  'x-from-memory'?: true;
  'x-idempotent'?: true;
  'x-writes'?: true;
  'x-rate'?: Rate;
}

/** Why a call fails: its HTTP status, the text for clients that do not know the code, and the content of `value`. */
export interface CodeRule {
  status: number;
  message: string;
  value?: JsonObject;
}

/** A group of calls: one fragment, one tag, one folder of handlers. */
export interface Area {
  name: string;
  description: string;
  /** Whether its calls answer while a site is closed. */
  alwaysOpen?: true;
}

export type Methods = Record<string, Operation>;
export type Components = Record<string, Record<string, JsonObject>>;

/** The contract's metadata in the common fragment. */
export interface Head {
  openapi?: string;
  info?: JsonObject;
  servers?: Json[];
  security?: Json[];
}

/** One file of `schemas/platform/`. The common one has a head and no area. */
export interface Fragment {
  file: string;
  head: Head;
  area?: Area;
  paths: Record<string, Methods>;
  components: Components;
  codes: Record<string, CodeRule>;
}
