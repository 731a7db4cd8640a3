/** An object without its undefined values: the database stores none. */
export const defined = (object: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined))
