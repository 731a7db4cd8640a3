type Given<T> = { readonly [K in keyof T]: Exclude<T[K], undefined> }

/** A patch without its `undefined` fields, which change nothing. */
export const withoutUndefined = <T extends object>(patch: T): Given<T> =>
  // the entries are those of the patch
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as Given<T>
