import { firstCharacters } from '#shared/models/first-characters'
import type { Failure } from './value.ts'

/** Much longer than any that Meta words, and short enough for an event. */
const MAX_LENGTH = 500

/** In Meta's words, the most particular first, with the code that its documentation explains. */
export const reasonOf = ([error]: readonly Failure[] = []): string | undefined => {
  const words = error?.error_data?.details ?? error?.message ?? error?.title
  if (words === undefined) return undefined
  const short = firstCharacters(words, MAX_LENGTH).toWellFormed()
  return error?.code === undefined ? short : `${short} (${error.code})`
}
