import type { Catalogue } from '#sandbox/domains/catalogue/catalogue.ts';
import type { ExclusionRegister } from '#sandbox/domains/protection/register.ts';
import type { Clock } from '#sandbox/kernel/clock/clock.ts';
import type { Control } from '#sandbox/kernel/control/control.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant, Merchants } from '#sandbox/kernel/merchants.ts';

/** The dependencies of the mock identity provider. */
export interface IdentityParts {
  db: Database;
  merchants: Merchants;
  clock: Pick<Clock, 'now'>;
}

/** The mock identity provider, called without a network. */
type IdentityProvider = (parts: IdentityParts) => {
  request(url: string, init?: RequestInit): Response | Promise<Response>;
};

/** What other domains do at a login. Runs in the transaction of the login. */
type AtLogin = (db: Database, merchant: Merchant, memberId: string, now: Date) => Promise<unknown>;

/** The dependencies of handlers; everything else comes with a request. */
export interface HandlerParts {
  catalogue: Catalogue;
  control: Control;
  merchants: Merchants;
  identityProvider: IdentityProvider;
  atLogin: AtLogin;
  /** A register to look up persons in before they register, deposit or play, if the operator must use one. */
  exclusionRegister?: ExclusionRegister | undefined;
}
