const SECONDS = [1, 2, 4, 8, 15] as const

/** How long to wait before try number `attempt` (from 1): 1, 2, 4, 8, then always 15 seconds. */
export const retryDelay = (attempt: number): number => SECONDS[Math.max(attempt, 1) - 1] ?? 15
