import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/call.ts'
import { putFile } from '#web/lib/put-file.ts'
import type { SendFile } from '#web/ui/upload-run.ts'

/** Sends a picture of a workspace, or of the person who owns it, to storage and has it kept. Answers its public address. */
export const uploadPortrait =
  (region: Region, workspaceId: string) =>
  async ({ file, onProgress, signal }: SendFile): Promise<string> => {
    const call = callIn(region)
    const { uploadId, url, headers } = await call(
      'POST /v2/workspaces/{workspaceId}/pictures/uploads',
      { workspaceId, bytes: file.size },
      { signal },
    )
    await putFile({ url, headers, file, onProgress, signal })
    return (await call('POST /v2/workspaces/{workspaceId}/pictures', { workspaceId, uploadId }, { signal })).url
  }
