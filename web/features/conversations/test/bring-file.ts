import { sentName } from '#shared/conversations/sent-name'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/call.ts'
import { putFile } from '#web/lib/put-file.ts'
import type { SendFile } from '#web/ui/upload-run.ts'

/** Brings a file to where a message of a test conversation can name it. Answers its id. */
export const bringFile = async (
  region: Region,
  of: { readonly agentId: string; readonly conversationId: string },
  { file, signal, onProgress }: SendFile,
): Promise<string> => {
  const { attachmentId, url, headers } = await callIn(region)(
    'POST /v2/agents/{agentId}/test-conversations/{conversationId}/attachments',
    { ...of, name: sentName(file), bytes: file.size },
    { signal },
  )
  await putFile({ url, headers, file, signal, onProgress })
  return attachmentId
}
