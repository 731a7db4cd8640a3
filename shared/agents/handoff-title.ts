/** What a new agent calls talking to a person; an agent that still says so has no words of its own for it. */
export const HANDOFF_TITLE = 'Talk to a person'
