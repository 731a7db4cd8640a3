import { attachmentEnding, isVoiceEnding, MAX_ATTACHMENT_BYTES } from './attachment-limits.ts'
import type { WidgetWords } from './widget-words.ts'

/** Why a file cannot be sent, before any of it is; nothing when it can. The server judges again. */
export const fileRefusal = (
  { name, size }: Pick<File, 'name' | 'size'>,
  say: Pick<NonNullable<WidgetWords['attachments']>, 'wrongType' | 'tooLarge' | 'empty'>,
): string | undefined => {
  const ending = attachmentEnding(name)
  // a sound that was recorded elsewhere is no voice note
  if (!ending || isVoiceEnding(ending)) return say.wrongType
  if (size > MAX_ATTACHMENT_BYTES) return say.tooLarge
  return size === 0 ? say.empty : undefined
}
