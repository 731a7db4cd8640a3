import type { GraphError } from './graph-answer.ts'

/** The token, or what it may do: 190 and its kin, 10 and 200 to 299 permissions. */
export const isAccountError = ({ code = 0 }: GraphError): boolean =>
  code === 190 || code === 102 || code === 10 || code === 3 || (code >= 200 && code <= 299)
