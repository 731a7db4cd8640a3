import type { AllRoutes } from '#shared/api'
import type { InputOf } from '#shared/contract'
import type { Source } from '#shared/knowledge/schema'
import type { Region } from '#shared/regions'
import { callIn } from '#web/lib/api/call.ts'
import { randomId } from '#web/lib/random-id.ts'

export type NewSource =
  | { readonly type: 'url'; readonly url: string }
  | { readonly type: 'text' | 'markdown' | 'html'; readonly text: string; readonly title: string }

/** Adds a page or a text. The key makes a repeated press add only one source. */
export const addSource = async (region: Region, agentId: string, source: NewSource): Promise<Source> => {
  const call = callIn(region)
  const idempotencyKey = randomId(24)
  const create = async (input: Omit<InputOf<AllRoutes['POST /v2/agents/{agentId}/knowledge/sources']>, 'agentId'>) =>
    (await call('POST /v2/agents/{agentId}/knowledge/sources', { agentId, ...input }, { idempotencyKey })).source
  if (source.type === 'url') return create({ type: 'url', url: source.url })
  return create({ type: source.type, text: source.text, ...(source.title ? { title: source.title } : {}) })
}
