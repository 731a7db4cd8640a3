import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { putFile } from '#web/lib/api/put-file.ts'
import type { UploadControlProps } from '#web/ui/upload/upload-control.tsx'

type SendFile = Parameters<UploadControlProps['send']>[0]

/** An agent's, or a workspace's or its owner's. */
export type PictureFor =
  | { readonly region: Region; readonly agentId: string }
  | { readonly region: Region; readonly workspaceId: string }

/** Uploads a picture and stores it. Returns its public address. */
export const uploadPicture = async (of: PictureFor, { file, onProgress, signal }: SendFile): Promise<string> => {
  const call = callIn(of.region)
  const bytes = file.size
  const { uploadId, url, headers } =
    'agentId' in of
      ? await call('POST /v2/agents/{agentId}/pictures/uploads', { agentId: of.agentId, bytes }, { signal })
      : await call(
          'POST /v2/workspaces/{workspaceId}/pictures/uploads',
          { workspaceId: of.workspaceId, bytes },
          { signal },
        )
  await putFile({ url, headers, file, onProgress, signal })
  const kept =
    'agentId' in of
      ? await call('POST /v2/agents/{agentId}/pictures', { agentId: of.agentId, uploadId }, { signal })
      : await call('POST /v2/workspaces/{workspaceId}/pictures', { workspaceId: of.workspaceId, uploadId }, { signal })
  return kept.url
}
