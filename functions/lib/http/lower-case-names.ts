type Headers = Readonly<Record<string, string | undefined>>

/** Headers by lower-case name: the REST API passes names on as the client wrote them. */
export const lowerCaseNames = (headers: Headers | null): Headers =>
  Object.fromEntries(Object.entries(headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]))
