import type { Catalogue } from '#sandbox/domains/catalogue/catalogue.ts';
import type { ExclusionRegister } from '#sandbox/domains/protection/register.ts';
import type { Clock } from '#sandbox/kernel/clock/clock.ts';
import type { Control } from '#sandbox/kernel/control/control.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant, Merchants } from '#sandbox/kernel/merchants.ts';

/** What the mock identity provider works on. */
export interface IdentityParts {
  db: Database;
  merchants: Merchants;
  clock: Pick<Clock, 'now'>;
}

/** The mock identity provider, called without a network. */
type IdentityProvider = (parts: IdentityParts) => {
  request(url: string, init?: RequestInit): Response | Promise<Response>;
};

/** What other parts of the platform do when somebody logs in. Runs in the transaction of the login. */
type AtLogin = (db: Database, merchant: Merchant, memberId: string, now: Date) => Promise<unknown>;

/** What handlers are made with; all else comes with a call. */
export interface HandlerParts {
  catalogue: Catalogue;
  control: Control;
  merchants: Merchants;
  identityProvider: IdentityProvider;
  atLogin: AtLogin;
  /** A register that persons are looked up in before they register, deposit or play, if the operator is bound to one. */
  exclusionRegister?: ExclusionRegister | undefined;
}
