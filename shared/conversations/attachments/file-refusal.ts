import { attachmentExtension, isVoiceExtension, MAX_ATTACHMENT_BYTES } from './attachment-limits.ts'

/** Why a file cannot be sent, before any of it is; nothing when it can. The server judges again. */
export const fileRefusal = <T>(
  { name, size }: Pick<File, 'name' | 'size'>,
  say: Readonly<Record<'wrongType' | 'tooLarge' | 'empty', T>>,
): T | undefined => {
  const ending = attachmentExtension(name)
  // a sound that was recorded elsewhere is no voice note
  if (!ending || isVoiceExtension(ending)) return say.wrongType
  if (size > MAX_ATTACHMENT_BYTES) return say.tooLarge
  return size === 0 ? say.empty : undefined
}
