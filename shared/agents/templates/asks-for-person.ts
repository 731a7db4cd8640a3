import type { TransitionCondition } from '#shared/agents/schema'

/** The visitor asks for a human agent. */
export const asksForPerson: TransitionCondition = { kind: 'asks-person' }
