import { AGENT_PATHS, addressOf } from '#src/shared/agentCentre/agentPaths.ts';

/** What can be made on the page: a link by which others register, or an account. */
const MAKES = ['link', 'account'] as const;

/** What the address opens above the list. */
export interface RegistrationView {
  /** The id of the link that is open. */
  link: string | undefined;
  /** The form that is open. */
  make: (typeof MAKES)[number] | undefined;
}

/** The list with nothing above it. */
export const NOTHING_OPEN: RegistrationView = { link: undefined, make: undefined };

/** The address of a view. */
export const registrationPath = ({ link, make }: RegistrationView): string =>
  addressOf(AGENT_PATHS.registration, { link, make });

/** What an address asks for; what it does not know opens nothing. */
export const registrationViewOf = (query: URLSearchParams): RegistrationView => ({
  link: query.get('link') ?? undefined,
  make: MAKES.find((known) => known === query.get('make')),
});
