import { attachmentExtension, isVoiceExtension, MAX_ATTACHMENT_BYTES } from './attachment-limits.ts'

/** Why a file cannot be sent, checked before the upload; `undefined` when it can. The server checks again. */
export const fileRefusal = <T>(
  { name, size }: Pick<File, 'name' | 'size'>,
  messages: Readonly<Record<'wrongType' | 'tooLarge' | 'empty', T>>,
): T | undefined => {
  const ending = attachmentExtension(name)
  // audio recorded elsewhere is not a voice note
  if (!ending || isVoiceExtension(ending)) return messages.wrongType
  if (size > MAX_ATTACHMENT_BYTES) return messages.tooLarge
  return size === 0 ? messages.empty : undefined
}
