/** Joins class names, leaving out what is false or missing. */
export const cx = (...names: readonly (string | false | undefined | null)[]): string => names.filter(Boolean).join(' ')
