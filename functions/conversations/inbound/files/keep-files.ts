import { attachmentPaths } from '#functions/conversations/attachments/attachment-paths'
import { fittingName, judgeFile } from '#functions/conversations/attachments/judge-file'
import { sanitiseName } from '#functions/conversations/attachments/sanitise-name'
import { isBriefIn, type SavedAttachment, saveFile } from '#functions/conversations/attachments/save-file'
import { deleteSaved, type SavedContent, savedContent } from '#functions/conversations/attachments/saved-content'
import type { Head } from '#functions/conversations/store'
import { files as bucketOfFiles } from '#lib/files'
import { withinLimits } from '#lib/http/within-limits'
import { defect, log } from '#lib/log'
import type { AgentSettings, LiveAgent } from '#shared/agents/schema'
import { attachmentNote } from '#shared/conversations/attachments/attachment-notes'
import type { MissingFile } from '#shared/conversations/attachments/missing-file'
import {
  MAX_CHANNEL_FILE_BYTES,
  type StoredExtension,
  storedExtension,
  storedTypes,
} from '#shared/conversations/attachments/stored-types'
import type { Attachment } from '#shared/conversations/schema'
import { lastCharacters } from '#shared/models/first-characters'
import type { ChannelFile, FetchedFile } from './channel-file.ts'
import { oggSeconds } from './ogg-seconds.ts'

interface KeptFiles {
  readonly content: SavedContent
  /** Deletes what was saved now, for a message that this conversation does not take. */
  readonly undo: () => Promise<void>
}

/** The provider may give a file later. */
export class FileUnavailable extends Error {}

/** More files than a visitor sends in an hour. One that is saved is not fetched, nor counted, again. */
const FETCHES = { perWindow: 100, windowSeconds: 3600 }
/** More than any message of a provider has. */
const MOST_FILES = 10
const MOST_NAME_CHARACTERS = 200

/**
 * Fetches the files of a channel's message and keeps them where those of websites are, each once however often the message is
 * delivered: its id is the same. What cannot be kept is named in the message, with the reason. Voice notes are transcribed where
 * a transcriber is set. `isLastTry`: what is unavailable, or cannot be stored, is named too; else it throws.
 */
export const keepFiles = async (
  agent: LiveAgent,
  head: Head,
  {
    text,
    files,
    isLastTry,
  }: { readonly text: string; readonly files: readonly ChannelFile[]; readonly isLastTry: boolean },
): Promise<KeptFiles> => {
  const newKeys: string[] = []
  const keepOne = async (file: ChannelFile, contentLimit: number): Promise<SavedAttachment> => {
    if (files.indexOf(file) >= MOST_FILES) return missing(file, 'too-many')
    const had = await fileOf(agent, head, file, isLastTry)
    if (had.kind === 'missing') return missing(file, had.reason)
    const { ending, bytes } = had
    const isSpoken = storedTypes[ending].startsWith('audio/') || file.isSpoken === true
    const toSave = {
      id: file.id,
      name: fittingName(nameOf(file), ending),
      ending,
      isSpoken,
      seconds: isSpoken ? lengthOf(file, bytes) : undefined,
      verified: async () => {
        // it was there a moment ago: its conversation is being erased
        if (!bytes) throw new FileUnavailable('deleted')
        return bytes
      },
    }
    return saveFile(agent, head, toSave, contentLimit, newKeys)
  }
  const keep = (file: ChannelFile, contentLimit: number): Promise<SavedAttachment> =>
    keepOne(file, contentLimit).catch((failure: unknown) => {
      if (!isLastTry) throw failure
      // the visitor's words must not be lost with a file that our own storage refuses
      log('error', 'file not kept', { ...defect(failure), conversationId: head.conversationId })
      return missing(file, 'unavailable')
    })
  const content = await savedContent({ text, files }, keep)
  return { content, undo: () => deleteSaved(newKeys) }
}

type Had =
  | { readonly kind: 'missing'; readonly reason: MissingFile }
  /** Without bytes: an earlier delivery has saved it. */
  | { readonly kind: 'kept'; readonly ending: StoredExtension; readonly bytes?: Uint8Array }

const fileOf = async (agent: LiveAgent, head: Head, file: ChannelFile, isLastTry: boolean): Promise<Had> => {
  const saved = await savedEnding(agent, head, file.id)
  if (saved) return { kind: 'kept', ending: saved }
  if (!(await withinLimits([{ scope: `keep#${head.conversationId}`, ...FETCHES }])))
    return { kind: 'missing', reason: 'too-many' }
  const fetched = sized(await file.fetch())
  if (fetched.kind === 'missing') return fetched
  if (fetched.kind === 'unavailable') {
    log('warn', 'file not fetched', { conversationId: head.conversationId, error: fetched.reason })
    if (!isLastTry) throw new FileUnavailable(fetched.reason)
    return { kind: 'missing', reason: 'unavailable' }
  }
  const { bytes } = fetched
  const judged = judgeFile(file, bytes)
  if (judged.kind === 'missing') return judged
  return isAccepted(judged.ending, agent.settings) ? { ...judged, bytes } : { kind: 'missing', reason: 'not-accepted' }
}

/** The owner's settings hold wherever visitors write. */
const isAccepted = (ending: StoredExtension, { ui }: Pick<AgentSettings, 'ui'>): boolean =>
  storedTypes[ending].startsWith('audio/') ? ui.allowVoiceNotes !== false : ui.allowFileUpload !== false

const sized = (fetched: FetchedFile): FetchedFile =>
  fetched.kind === 'fetched' && fetched.bytes.length > MAX_CHANNEL_FILE_BYTES
    ? { kind: 'missing', reason: 'too-large' }
    : fetched

/** The extension under which an earlier delivery has saved a file. */
const savedEnding = async (agent: LiveAgent, head: Head, id: string): Promise<StoredExtension | undefined> => {
  const { workspaceId, agentId } = agent
  const { conversationId } = head
  const prefix = attachmentPaths.keptAs({ workspaceId, agentId, conversationId, id, isBrief: isBriefIn(head, agent) })
  const keys = await (await bucketOfFiles()).list(prefix)
  // beside it may be what was extracted from it: `<id>.pdf.txt`
  const own = keys.map((key) => key.slice(prefix.length)).find((ending) => !ending.includes('.'))
  return own === undefined ? undefined : storedExtension(`.${own}`)
}

const missing = (file: ChannelFile, reason: MissingFile): SavedAttachment => {
  const attachment: Attachment = { id: file.id, name: nameOf(file), type: '', bytes: 0, missing: reason }
  const note = attachmentNote(attachment)
  return { attachment, note, transcript: '', transcriptionMilliCredits: 0, contentCharacters: 0 }
}

const lengthOf = ({ seconds }: ChannelFile, bytes: Uint8Array | undefined): number | undefined =>
  seconds === undefined ? bytes && oggSeconds(bytes) : Math.ceil(seconds)

/** The end of a long name, which has its extension. */
const nameOf = ({ name }: ChannelFile): string => lastCharacters(sanitiseName(name), MOST_NAME_CHARACTERS) || 'file'
