import { ownerOfAgent } from '#lib/auth/owner-of-agent'
import { hook } from '#lib/http/hook'
import { rateLimit } from '#lib/http/rate-limit'
import { jsonOf } from '#lib/http/request/json-of'
import { log } from '#lib/log'
import { open } from '#lib/sealed'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import { acceptUpdates } from './accept-updates.ts'
import { legacyAppSecret } from './accounts/legacy-app-secret.ts'
import { type AgentChannels, agentChannels, channelAccounts } from './accounts/store.ts'
import { challengeOf, verifyMeta } from './meta/signature.ts'
import { updatesIn } from './meta/updates-in.ts'
import type { Slice } from './provider/inbound.ts'
import { limitDeliveries } from './provider/limit-deliveries.ts'
import { whatsappSlices } from './whatsapp/intake.ts'

/** Meta sends up to a thousand changes at once. https://developers.facebook.com/docs/graph-api/webhooks/getting-started */
const MAX_BYTES = 3 * 1024 * 1024

/** What an agent takes in of deliveries that nothing verifies. */
const UNVERIFIED_PER_MINUTE = 10

/**
 * What an app of an owner's own pushes for their number: the legacy method, whose verify token is the agent's id. With the app's secret
 * deliveries are verified; without it anybody may have sent them, so that few are taken and the rest is answered and counted.
 */
export const handler = hook(async (push) => {
  const { agentId = '' } = push.path
  if (push.method === 'GET') {
    const isKnown = (await ownerOfAgent(agentId)) !== undefined
    return { status: 200, body: challengeOf(push, isKnown ? agentId : '') }
  }
  const channels = await agentChannels.get({ agentId })
  const secret = await appSecretOf(channels)
  if (secret !== undefined) verifyMeta(push, secret)
  if (push.body.byteLength > MAX_BYTES) throw new Problem('too-large', problemText('tooLarge'))
  // an agent without a number: anybody can make up its address, and no work is done for it
  const slices = channels?.legacyAccount ? await slicesOf(channels, jsonOf(push.body)) : []
  const taken = secret === undefined ? await few(agentId, slices) : slices
  if (taken.length < slices.length)
    log('warn', 'unverified deliveries left out', { agentId, count: slices.length - taken.length })
  if (slices.length === 0) log('warn', 'nothing of the number', { agentId, count: push.body.byteLength })
  await acceptUpdates(taken)
  return { status: 200 }
})

const appSecretOf = async (channels: AgentChannels | undefined): Promise<string | undefined> => {
  const { agentId, legacyAppSecret: sealed, legacyWorkspaceId: workspaceId } = channels ?? {}
  if (!agentId || !sealed || !workspaceId) return undefined
  return open(sealed, legacyAppSecret({ workspaceId, agentId }))
}

const slicesOf = async (channels: AgentChannels, body: unknown): Promise<readonly Slice[]> => {
  const { agentId } = channels
  await limitDeliveries(`agent#${agentId}`, updatesIn(body, { agentId }))
  return ownSlices(channels, whatsappSlices(body))
}

/** Those of the agent's legacy number, as long as it is this agent's and of this method. */
const ownSlices = async (channels: AgentChannels, slices: readonly Slice[]): Promise<readonly Slice[]> => {
  const id = channels.legacyAccount
  const own = slices.filter(({ account }) => account === id)
  if (!id || own.length === 0) return []
  const account = await channelAccounts.get({ account: id })
  return account?.agentId === channels.agentId && account?.isLegacy ? own : []
}

/** As many as fit into this minute. */
const few = async (agentId: string, slices: readonly Slice[]): Promise<readonly Slice[]> => {
  const taken: Slice[] = []
  for (const slice of slices) {
    if (!(await isWithinLimit(agentId))) break
    taken.push(slice)
  }
  return taken
}

const isWithinLimit = (agentId: string): Promise<boolean> =>
  rateLimit({
    scope: `unverified#${agentId}`,
    perWindow: UNVERIFIED_PER_MINUTE,
    windowSeconds: 60,
    message: problemText('tooLarge'),
  }).then(
    () => true,
    (failure: unknown) => {
      if (failure instanceof Problem && failure.code === 'rate-limited') return false
      throw failure
    },
  )
