import type { MessageTree } from '#src/i18n/messages.generated.ts';

type Legal = MessageTree['legal'];

/** The legal pages, as named in the messages. */
export type LegalPageName = 'terms' | 'privacy';

type ClausesOf<Page extends LegalPageName> = {
  [Name in keyof Legal[Page] & string]: Legal[Page][Name] extends { text: string } ? Name : never;
}[keyof Legal[Page] & string];

/** A clause of either page, by its message key: `terms.who`. */
export type Clause = {
  [Page in LegalPageName]: `${Page}.${ClausesOf<Page>}`;
}[LegalPageName];

/** The hash that leads to a clause: `who` of `terms.who`. */
export const anchorOf = (clause: Clause): string => clause.slice(clause.indexOf('.') + 1);
