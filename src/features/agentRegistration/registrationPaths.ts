import { AGENT_PATHS, addressOf } from '#src/shared/agentCentre/agentPaths.ts';

/** What can be made on the page: a registration link, or an account. */
const MAKES = ['link', 'account'] as const;

/** The dialog that the address opens above the list. */
export interface RegistrationView {
  /** The id of the open link. */
  link: string | undefined;
  /** The open form. */
  make: (typeof MAKES)[number] | undefined;
}

/** The list without a dialog. */
export const NOTHING_OPEN: RegistrationView = { link: undefined, make: undefined };

/** The address of the register centre. */
export const registrationPath = ({ link, make }: RegistrationView): string =>
  addressOf(AGENT_PATHS.registration, { link, make });

/** The view that an address asks for; unknown values open nothing. */
export const registrationViewOf = (query: URLSearchParams): RegistrationView => ({
  link: query.get('link') ?? undefined,
  make: MAKES.find((known) => known === query.get('make')),
});
