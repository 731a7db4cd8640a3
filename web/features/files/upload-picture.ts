import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/call.ts'
import { putFile } from '#web/lib/put-file.ts'
import type { SendFile } from '#web/ui/upload-run.ts'

/** Sends a picture for an agent to storage and has it kept. Answers the public address that the agent then carries. */
export const uploadPicture =
  (region: Region, agentId: string) =>
  async ({ file, onProgress, signal }: SendFile): Promise<string> => {
    const call = callIn(region)
    const { uploadId, url, headers } = await call(
      'POST /v2/agents/{agentId}/pictures/uploads',
      { agentId, bytes: file.size },
      { signal },
    )
    await putFile({ url, headers, file, onProgress, signal })
    return (await call('POST /v2/agents/{agentId}/pictures', { agentId, uploadId }, { signal })).url
  }
