import type { Head } from '#functions/conversations/store'
import { files } from '#lib/files'
import type { LiveAgent } from '#shared/agents/schema'
import {
  attachmentExtension,
  isVoiceExtension,
  MAX_ATTACHMENT_BYTES,
} from '#shared/conversations/attachments/attachment-limits'
import { attachmentText } from '#shared/conversations/attachments/attachment-messages'
import type { StoredExtension } from '#shared/conversations/attachments/stored-types'
import { Problem } from '#shared/problems'
import { attachmentPaths } from './attachment-paths.ts'
import { matchesExtension } from './matches-extension.ts'
import { sanitiseName } from './sanitise-name.ts'
import { type SavedAttachment, saveFile } from './save-file.ts'
import { uploadRefusal } from './upload-refusal.ts'

/** An uploaded file as a message names it; `seconds` is a voice note's length. */
export interface NamedFile {
  readonly id: string
  readonly name: string
  readonly seconds?: number | undefined
}

/** Saves a visitor's upload; throws unless the agent accepts it and its bytes match its name. */
export const saveAttachment = async (
  agent: LiveAgent,
  head: Head,
  { id, name: givenName, seconds }: NamedFile,
  contentLimit: number,
  newKeys: string[],
): Promise<SavedAttachment> => {
  const { agentId, workspaceId, settings } = agent
  const name = sanitiseName(givenName)
  const ending = attachmentExtension(givenName)
  const refusal = uploadRefusal(givenName, settings) ?? uploadRefusal(name, settings)
  // not `forbidden`: a client would take its conversation for lost
  if (refusal || !ending) throw new Problem('invalid', refusal ?? attachmentText('wrongType'))
  const upload = attachmentPaths.uploaded({ workspaceId, agentId, conversationId: head.conversationId, id })
  const isSpoken = isVoiceExtension(ending)
  const file = {
    id,
    name,
    ending,
    isSpoken,
    ...(isSpoken ? { seconds } : {}),
    verified: () => readVerified(upload, ending, name),
  }
  return saveFile(agent, head, file, contentLimit, newKeys)
}

const readVerified = async (key: string, ending: StoredExtension, name: string): Promise<Uint8Array> => {
  const bytes = await (await files()).get(key)
  if (!bytes) throw new Problem('invalid', attachmentText('notThere'))
  if (bytes.length > MAX_ATTACHMENT_BYTES) throw new Problem('too-large', attachmentText('tooLarge'))
  if (!matchesExtension(ending, bytes)) throw new Problem('invalid', attachmentText('wrongContent', name))
  return bytes
}
