import type { AgentSettings } from '#shared/agents/schema'
import { attachmentEnding, isVoiceEnding } from '#shared/conversations/attachment-limits'
import { attachmentMessages } from '#shared/conversations/attachment-messages'

/** Why an agent takes no file of that name, in words for the visitor; nothing when it does. */
export const whyNotTaken = (name: string, { ui }: Pick<AgentSettings, 'ui'>): string | undefined => {
  const ending = attachmentEnding(name)
  if (!ending) return attachmentMessages.wrongType
  if (isVoiceEnding(ending)) return ui.allowVoiceNotes === false ? attachmentMessages.noVoiceNotes : undefined
  return ui.allowFileUpload === false ? attachmentMessages.notAllowed : undefined
}
