import type { WireText } from '#shared/text'
import { translationOf } from './translator.ts'

/** A text that the server made, in the person's language where its key is known there; as it came otherwise. */
export const serverText = (text: WireText): string => translationOf(text) ?? text.message
