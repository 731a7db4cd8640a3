import type { AllRoutes } from '#shared/api'
import type { InputOf } from '#shared/contract'
import type { Source } from '#shared/knowledge/schema'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/call.ts'
import { putFile } from '#web/lib/put-file.ts'
import { randomId } from '#web/lib/random-id.ts'

export type NewSource =
  | { readonly type: 'url'; readonly url: string }
  | { readonly type: 'text' | 'markdown'; readonly text: string; readonly title: string }
  | { readonly type: 'pdf'; readonly file: File }

/** Adds a source: a PDF goes to storage first. The key makes a repeated press add one source only. */
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
  if (source.type !== 'pdf')
    return create({ type: source.type, text: source.text, ...(source.title ? { title: source.title } : {}) })
  const { uploadId, url, headers } = await call('POST /v2/agents/{agentId}/knowledge/uploads', {
    agentId,
    bytes: source.file.size,
  })
  await putFile({ url, headers, file: source.file, onProgress })
  return create({ type: 'pdf', uploadId, fileName: source.file.name })
}
