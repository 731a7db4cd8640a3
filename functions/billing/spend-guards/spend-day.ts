/** The day of a daily cap, in UTC. */
export const spendDay = (now: number): string => new Date(now).toISOString().slice(0, 10)
