/** A new agent's title of the handoff; the widget translates it as long as the owner has not changed it. */
export const HANDOFF_TITLE = 'Talk to a person'
