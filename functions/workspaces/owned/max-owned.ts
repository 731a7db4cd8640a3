/** Workspaces beside the personal one: a change of the owner's address or profile writes them all in one transaction. */
export const MAX_OWNED = 20
