import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureUser, signInToPool } from '#infra/local/components/user-pool-calls'
import { replaceFile } from '#infra/local/replace-file'
import type { agents } from '#shared/agents/routes'
import { caller } from '#shared/call'
import type { knowledge } from '#shared/knowledge/routes'
import type { workspaces } from '#shared/workspaces/routes'
import { BEGAN_MS, liveAWeek } from './week/live-a-week.ts'

/** The owner that every local run has. The password protects nothing: every local run prints it. */
export const demoOwner = { email: 'demo@parley.localhost', password: 'parley-demo', name: 'Demo Owner' } as const

export interface Demo {
  readonly agentId: string
  /** Whether the demo page was added as its source. */
  readonly isTaught: boolean
}

interface Addresses {
  readonly dataDir: string
  readonly identity: string
  /** The API of the region in which the demo lives. */
  readonly api: string
  /** The page that the demo agent has as its source. */
  readonly page: string
  /** The base of the region's streams. */
  readonly chat: string
  /** A week of use is made with it: what shows the region's functions an earlier time. */
  readonly setClock?: ((earlierMs: number) => Promise<void>) | undefined
}

const known = (path: string): Demo | undefined => {
  try {
    const { agentId, isTaught = false } = JSON.parse(readFileSync(path, 'utf8')) as Partial<Demo>
    return agentId ? { agentId, isTaught } : undefined
  } catch {
    return undefined
  }
}

/**
 * Makes the demo owner, and through the product's own routes an agent with the demo page as its source, and if wanted a week
 * of use. Done once; later
 * changes and deletions by the owner are kept.
 */
export const seedDemo = async ({ dataDir, identity, api, page, chat, setClock }: Addresses): Promise<Demo> => {
  const path = join(dataDir, 'demo.json')
  const before = known(path)
  if (before?.isTaught) return before
  await ensureUser(identity, demoOwner)
  const { idToken } = await signInToPool(identity, 'eu', demoOwner.email, demoOwner.password)
  const call = caller<typeof workspaces & typeof agents & typeof knowledge>({ base: api, token: async () => idToken })
  const keep = (demo: Demo): Demo => {
    replaceFile(path, JSON.stringify(demo))
    return demo
  }
  const make = async (): Promise<Demo> => {
    await call('POST /v2/me', {})
    const { agentCreated } = await call('POST /rpc/convertAgentTemplateToAgent', {
      agentName: 'Ridgeline Cycles',
      agentTemplate: 'customer-support',
    })
    return keep({ agentId: agentCreated.ID, isTaught: false })
  }
  // only a new workspace gets a past: an owner's own week is never mixed with it
  if (!before) await setClock?.(BEGAN_MS)
  const { agentId } = before ?? (await make())
  await call('POST /v2/agents/{agentId}/knowledge/sources', { agentId, type: 'url', url: page })
  const demo = keep({ agentId, isTaught: true })
  if (!before && setClock) {
    const workspaceId = (await call('GET /v2/agents/{agentId}', { agentId })).data.ownerID
    await liveAWeek({ api, chat, ownerToken: idToken, workspaceId, agentId, page, setClock })
  }
  return demo
}
