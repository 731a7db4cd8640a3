import type { t } from '#web/features/files/t.ts'
import type { Translated } from '#web/lib/words/translator.ts'

export const words = {
  smallPictureFiles: 'PNG, JPEG, GIF oder WebP, bis 0,5\u00a0MB',
  pictureFiles: 'PNG, JPEG, GIF oder WebP, bis 5\u00a0MB',
  saveToKeep: 'Speichern Sie, um es zu behalten.',
} as const satisfies Translated<typeof t>
