import type { AgentSettings } from '#shared/agents/schema'
import { attachmentExtension, isVoiceExtension } from '#shared/conversations/attachments/attachment-limits'
import { attachmentText } from '#shared/conversations/attachments/attachment-messages'
import type { Text } from '#shared/text'

/** Why an agent refuses a file of that name, in words for the visitor; `undefined` when it accepts the file. */
export const uploadRefusal = (name: string, { ui }: Pick<AgentSettings, 'ui'>): Text | undefined => {
  const ending = attachmentExtension(name)
  if (!ending) return attachmentText('wrongType')
  if (isVoiceExtension(ending)) return ui.allowVoiceNotes === false ? attachmentText('noVoiceNotes') : undefined
  return ui.allowFileUpload === false ? attachmentText('notAllowed') : undefined
}
