import { packSettings } from '#functions/agents/settings-body'
import { agents, liveCopies } from '#functions/agents/store'
import { accounts } from '#functions/billing/store'
import { attempt } from '#lib/database/commit'
import { world } from '#lib/world'
import type { LiveAgent } from '#shared/agents/schema'
import { MILLI } from '#shared/billing/milli-credits'
import { loadSettings } from './load-settings.ts'

const AGENTS = 20
const WORKSPACE = 'workspace-load00'
/** Five million credits, which no run uses up. */
const PLENTY = 5_000_000

const agentOf = (agentId: string, workspaceId: string): LiveAgent => ({
  agentId,
  workspaceId,
  version: 1,
  publishedAt: 0,
  payer: { kind: 'workspace', id: workspaceId },
  settings: loadSettings(agentId),
})

/** Gives a payer their credits. */
const openPayer = ({ payer }: Pick<LiveAgent, 'payer'>, credits = PLENTY) =>
  attempt([accounts.putting({ ...payer, balance: credits * MILLI, hasEverPaid: true })])

/** Stores twenty agents of one workspace, as publishing does: turns read their live copies. */
export const sharedAgents = async (credits?: number): Promise<readonly string[]> => {
  const ids = Array.from({ length: AGENTS }, (_, at) => `agent-load-${String(at).padStart(5, '0')}`)
  await openPayer(agentOf('', WORKSPACE), credits)
  for (const id of ids) {
    const { settings, ...rest } = agentOf(id, WORKSPACE)
    const { body, hash } = packSettings(settings)
    const { title, description, roundedImageURL, agentPlatform, enableNodes, theme } = settings
    const named = { ID: id, ownerID: WORKSPACE, title, description, roundedImageURL, agentPlatform, enableNodes, theme }
    const ts = world().now()
    const keyed = { SECRET_API_KEY: `vg_${id}`, lastModified: ts, ts, liveVersion: 1, draftHash: hash, liveHash: hash }
    await attempt([agents.creating({ agentId: id, ...named, ...keyed }), liveCopies.putting({ ...rest, body })])
  }
  return ids
}

/** An agent with a payer of its own: what nothing shared can beat. */
export const ownAgent = async (serial: number): Promise<LiveAgent> => {
  const agent = agentOf(`agent-own-${String(serial).padStart(6, '0')}`, `workspace-${serial}`)
  await openPayer(agent)
  return agent
}
