import { problemText } from '#shared/problem-messages'
import type { Text } from '#shared/text'

/** What a caller who made too many calls is shown: the minutes until the next one. */
export const waitText = (seconds: number): Text =>
  seconds > 60 ? problemText('tooManyInTime', Math.ceil(seconds / 60)) : problemText('tooMany')
