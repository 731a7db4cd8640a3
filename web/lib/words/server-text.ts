import type { WireText } from '#shared/text'
import { translationOf } from './translator.ts'

/** A text of the server in the page's language if its key has a translation; else as it came. */
export const serverText = (text: WireText): string => translationOf(text) ?? text.message
