import type { AllRoutes } from '#shared/api'
import type { InputOf } from '#shared/contract'
import type { AddedType } from '#shared/knowledge/schema'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { putFile } from '#web/lib/api/put-file.ts'
import { fileKinds } from './file-kinds.ts'

export type SentFile = Omit<InputOf<AllRoutes['POST /v2/agents/{agentId}/knowledge/sources']>, 'agentId'>

const kindOf = (name: string): AddedType => {
  const ending = name.split('.').at(-1)?.toLowerCase()
  return Object.entries(fileKinds).find(([known]) => known === ending)?.[1] ?? 'text'
}

/** Uploads a document, of which `onProgress` says the percentage; a text, Markdown or HTML file is read. The source to add. */
export const sendFile = async (
  region: Region,
  agentId: string,
  file: File,
  onProgress: (percent: number) => void,
): Promise<SentFile> => {
  const type = kindOf(file.name)
  if (type === 'text' || type === 'markdown' || type === 'html')
    return { type, text: await file.text(), title: file.name, fileName: file.name }
  const { uploadId, url, headers } = await callIn(region)('POST /v2/agents/{agentId}/knowledge/uploads', {
    agentId,
    bytes: file.size,
  })
  await putFile({ url, headers, file, onProgress })
  return { type, uploadId, fileName: file.name }
}
