/** How long a key may stay valid after it was replaced. */
export const gracePeriods = ['none', 'hour', 'day', 'week'] as const
