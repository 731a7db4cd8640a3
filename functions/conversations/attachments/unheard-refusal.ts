import type { Head } from '#functions/conversations/store'
import { capabilities } from '#lib/capabilities'
import { hearsVoice } from '#shared/agents/hears-voice'
import type { AgentSettings } from '#shared/agents/schema'
import { attachmentExtension, isVoiceExtension } from '#shared/conversations/attachments/attachment-limits'
import { attachmentText } from '#shared/conversations/attachments/attachment-messages'
import type { Text } from '#shared/text'

/**
 * Why a voice note cannot be uploaded now: nobody would hear it, since the agent's transcriber is not connected and no teammate is in the
 * chat. Decided only before the upload: a note that was recorded for a teammate is sent, also when they have left by then.
 */
export const unheardRefusal = async (
  name: string,
  settings: Pick<AgentSettings, 'voiceConfig'>,
  { state }: Pick<Head, 'state'>,
): Promise<Text | undefined> => {
  const ending = attachmentExtension(name)
  if (!ending || !isVoiceExtension(ending) || state === 'human-chatting') return undefined
  return hearsVoice(settings, await capabilities()) ? undefined : attachmentText('noVoiceNotes')
}
