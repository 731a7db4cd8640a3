import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { putFile } from '#web/lib/api/put-file.ts'
import type { UploadControlProps } from '#web/ui/upload/upload-control.tsx'

type SendFile = Parameters<UploadControlProps['send']>[0]

/** An agent's; a workspace's or its owner's; or the own one of a client of an agency, in its portal. */
export type PictureFor =
  | { readonly region: Region; readonly ofClient: true }
  | { readonly region: Region; readonly agentId: string }
  | { readonly region: Region; readonly workspaceId: string }

/** Uploads a picture and stores it. Returns its public address. */
export const uploadPicture = async (of: PictureFor, { file, onProgress, signal }: SendFile): Promise<string> => {
  const { begin, keep } = callsOf(of)
  const { uploadId, url, headers } = await begin(file.size, signal)
  await putFile({ url, headers, file, onProgress, signal })
  return (await keep(uploadId, signal)).url
}

const callsOf = (of: PictureFor) => {
  const call = callIn(of.region)
  if ('ofClient' in of)
    return {
      begin: (bytes: number, signal: AbortSignal) => call('POST /portal/pictures/uploads', { bytes }, { signal }),
      keep: (uploadId: string, signal: AbortSignal) => call('POST /portal/pictures', { uploadId }, { signal }),
    }
  if ('agentId' in of) {
    const { agentId } = of
    return {
      begin: (bytes: number, signal: AbortSignal) =>
        call('POST /v2/agents/{agentId}/pictures/uploads', { agentId, bytes }, { signal }),
      keep: (uploadId: string, signal: AbortSignal) =>
        call('POST /v2/agents/{agentId}/pictures', { agentId, uploadId }, { signal }),
    }
  }
  const { workspaceId } = of
  return {
    begin: (bytes: number, signal: AbortSignal) =>
      call('POST /v2/workspaces/{workspaceId}/pictures/uploads', { workspaceId, bytes }, { signal }),
    keep: (uploadId: string, signal: AbortSignal) =>
      call('POST /v2/workspaces/{workspaceId}/pictures', { workspaceId, uploadId }, { signal }),
  }
}
