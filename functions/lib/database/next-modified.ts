/**
 * The `lastModified` of a record that is saved, in Unix seconds; `now` in milliseconds. It grows with each save, also within a second, so
 * that it tells which copy a change was made from.
 */
export const nextModified = (now: number, before: number): number => Math.max(Math.floor(now / 1000), before + 1)
