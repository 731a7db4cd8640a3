/** The edits that are left once `sent` is saved: those made during the save stay. */
export const withoutSent = <T extends object>(edits: Partial<T>, sent: Partial<T>): Partial<T> => {
  const left: Partial<T> = { ...edits }
  for (const key of Object.keys(sent) as (keyof T)[]) if (Object.is(left[key], sent[key])) delete left[key]
  return left
}
