import { uploadName } from '#shared/conversations/attachments/upload-name'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { putFile } from '#web/lib/api/put-file.ts'
import type { SendFile } from '#web/ui/upload/create-uploader.ts'

/** Uploads a file for a message of a test conversation. Returns its id. */
export const uploadTestFile = async (
  region: Region,
  of: { readonly agentId: string; readonly conversationId: string },
  { file, signal, onProgress }: SendFile,
): Promise<string> => {
  const { attachmentId, url, headers } = await callIn(region)(
    'POST /v2/agents/{agentId}/test-conversations/{conversationId}/attachments',
    { ...of, name: uploadName(file), bytes: file.size },
    { signal },
  )
  await putFile({ url, headers, file, signal, onProgress })
  return attachmentId
}
