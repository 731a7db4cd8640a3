import type { Failure } from './value.ts'

/** In Meta's words, the most particular first, with the code that its documentation explains. */
export const reasonOf = ([error]: readonly Failure[] = []): string | undefined => {
  const words = error?.error_data?.details ?? error?.message ?? error?.title
  if (words === undefined) return undefined
  return error?.code === undefined ? words : `${words} (${error.code})`
}
