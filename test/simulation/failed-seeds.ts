/** Seeds that once found a fault; they are run first, for ever. */
export const failedSeeds: readonly number[] = []
