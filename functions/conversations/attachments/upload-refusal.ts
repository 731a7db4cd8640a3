import type { AgentSettings } from '#shared/agents/schema'
import { attachmentExtension, isVoiceExtension } from '#shared/conversations/attachments/attachment-limits'
import { attachmentMessages } from '#shared/conversations/attachments/attachment-messages'

/** Why an agent takes no file of that name, in words for the visitor; nothing when it does. */
export const uploadRefusal = (name: string, { ui }: Pick<AgentSettings, 'ui'>): string | undefined => {
  const ending = attachmentExtension(name)
  if (!ending) return attachmentMessages.wrongType
  if (isVoiceExtension(ending)) return ui.allowVoiceNotes === false ? attachmentMessages.noVoiceNotes : undefined
  return ui.allowFileUpload === false ? attachmentMessages.notAllowed : undefined
}
