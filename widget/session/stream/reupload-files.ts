import type { ConversationCalls } from '#widget/session/conversation-calls.ts'
import type { SentFile } from '#widget/session/state/chat-state.ts'

/**
 * The files of a message, each uploaded again if it was uploaded to another conversation than the message's. Files that this tab
 * no longer has stay as they are. Rejects with the server's message.
 */
export const reuploadFiles = (
  files: readonly SentFile[],
  { call, ...own }: Awaited<ReturnType<ConversationCalls>>,
  signal: AbortSignal,
): Promise<readonly SentFile[]> =>
  Promise.all(
    files.map(async (sent) => {
      const { file, name, of } = sent
      if (!file || of === own.conversationId) return sent
      const { attachmentId, url, headers } = await call(
        'POST /v2/public/agents/{agentId}/conversations/{conversationId}/attachments',
        { ...own, name, bytes: file.size },
      )
      const response = await fetch(url, { method: 'PUT', headers, body: file, signal }).catch(() => undefined)
      if (!response?.ok) throw new Error('The connection failed. Check your network and try again.')
      return { ...sent, id: attachmentId, of: own.conversationId }
    }),
  )
