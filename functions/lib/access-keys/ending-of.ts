/** What shows of a key that is not shown. */
export const endingOf = (key: string): string => key.slice(-4)
