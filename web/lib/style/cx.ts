/** Joins class names, without false and missing ones. */
export const cx = (...names: readonly (string | false | undefined | null)[]): string => names.filter(Boolean).join(' ')
