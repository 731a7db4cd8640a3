/** Seeds that once found a fault: they always run first. */
export const failedSeeds: readonly number[] = [593]
