import type { Head } from '#functions/conversations/store'
import { fieldValues } from './field-values.ts'

const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** An order number or a phone number is often written with other spaces and signs than it was given with. */
const bare = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '')

const LEAST_BARE = 4

/** Whether a field of the visitor, or the end of the conversation's id, contains what was searched for. */
export const matchesSearch = (head: Head, find: string): boolean => {
  const wanted = fold(find)
  const isBare = bare(find).length >= LEAST_BARE
  if (fold(head.conversationId).endsWith(wanted)) return true
  return Object.values(fieldValues(head)).some(
    (value) => fold(value).includes(wanted) || (isBare && bare(value).includes(bare(find))),
  )
}
