import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/call.ts'
import { putFile } from '#web/lib/put-file.ts'

export interface UploadPicture {
  readonly region: Region
  readonly agentId: string
  readonly file: File
  /** 0 to 100. */
  readonly onProgress: (percent: number) => void
  readonly signal: AbortSignal
}

/** Sends a picture to storage and has it kept. Answers the public address that the agent then carries. */
export const uploadPicture = async ({ region, agentId, file, onProgress, signal }: UploadPicture): Promise<string> => {
  const call = callIn(region)
  const { uploadId, url, headers } = await call(
    'POST /v2/agents/{agentId}/pictures/uploads',
    { agentId, bytes: file.size },
    { signal },
  )
  await putFile({ url, headers, file, onProgress, signal })
  return (await call('POST /v2/agents/{agentId}/pictures', { agentId, uploadId }, { signal })).url
}
