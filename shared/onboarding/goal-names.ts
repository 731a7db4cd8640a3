/** What a new client's agent may be for. Apart from the schema: the portal needs no more than the names. */
export const goalNames = ['answer', 'advise', 'enquiries', 'handoff'] as const
export type GoalName = (typeof goalNames)[number]
