import type { Translated } from '#web/lib/words/translator.ts'
import type { t } from './t.ts'

export const words = {
  characters: '{channel} nimmt nur Text, bis zu {most, number} Zeichen je Nachricht.',
  bytes: '{channel} nimmt nur Text, bis zu {most, number} Bytes je Nachricht.',
  used: '{length, number} von {most, number}',
  several: '{length, number} von {most, number}: wird in mehreren Nachrichten gesendet',
} as const satisfies Translated<typeof t>
