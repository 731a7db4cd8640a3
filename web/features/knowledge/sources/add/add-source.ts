import type { AllRoutes } from '#shared/api'
import type { InputOf } from '#shared/contract'
import type { AddedType, Source } from '#shared/knowledge/schema'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { putFile } from '#web/lib/api/put-file.ts'
import { randomId } from '#web/lib/random-id.ts'
import { fileKinds } from './file-kinds.ts'

export type NewSource =
  | { readonly type: 'url'; readonly url: string }
  | { readonly type: 'text' | 'markdown' | 'html'; readonly text: string; readonly title: string }
  | { readonly type: 'file'; readonly file: File }

const kindOf = (name: string): AddedType => {
  const ending = name.split('.').at(-1)?.toLowerCase()
  return Object.entries(fileKinds).find(([known]) => known === ending)?.[1] ?? 'text'
}

/**
 * Adds a source. Documents are uploaded first; a text, Markdown or HTML file is sent as its text. The key makes a repeated
 * press add only one source.
 */
export const addSource = async (
  region: Region,
  agentId: string,
  source: NewSource,
  onProgress: (percent: number) => void,
): Promise<Source> => {
  const call = callIn(region)
  const idempotencyKey = randomId(24)
  const create = async (input: Omit<InputOf<AllRoutes['POST /v2/agents/{agentId}/knowledge/sources']>, 'agentId'>) =>
    (await call('POST /v2/agents/{agentId}/knowledge/sources', { agentId, ...input }, { idempotencyKey })).source
  if (source.type === 'url') return create({ type: 'url', url: source.url })
  if (source.type !== 'file')
    return create({ type: source.type, text: source.text, ...(source.title ? { title: source.title } : {}) })
  const { file } = source
  const type = kindOf(file.name)
  if (type === 'text' || type === 'markdown' || type === 'html')
    return create({ type, text: await file.text(), title: file.name, fileName: file.name })
  const { uploadId, url, headers } = await call('POST /v2/agents/{agentId}/knowledge/uploads', {
    agentId,
    bytes: file.size,
  })
  await putFile({ url, headers, file, onProgress })
  return create({ type, uploadId, fileName: file.name })
}
