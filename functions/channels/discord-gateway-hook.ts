import { type HookResponse, hook } from '#lib/http/hook'
import { jsonOf } from '#lib/http/request/json-of'
import { log } from '#lib/log'
import { world } from '#lib/world'
import { accountId } from '#shared/channels/kinds'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'
import { channelSettings } from './accounts/channel-settings.ts'
import { agentChannels, channelAccounts } from './accounts/store.ts'
import { type GatewayAnswer, GatewayEvent, GatewayRequest } from './discord/messages/gateway-request.ts'
import { verifyGateway } from './discord/messages/gateway-signature.ts'
import { gatewayShards } from './discord/messages/gateway-state.ts'
import { sliceOf } from './discord/messages/message-slices.ts'
import { acceptSlices } from './inbound/accept-slices.ts'
import { appSecrets } from './provider/app-secrets.ts'

const MAX_BYTES = 2 * 1024 * 1024

/**
 * What the optional process posts that holds the connection to Discord's gateway (docs/channels-discord.md). Every request may come
 * twice: messages are stored once by their ids, the rest says how things are. What cannot be read is dropped, since posting it
 * again would hold up all that follows.
 */
export const handler = hook(async (push) => {
  const { discordGatewaySecret = '' } = await appSecrets()
  verifyGateway(push, discordGatewaySecret, world().now())
  if (push.body.byteLength > MAX_BYTES) throw new Problem('too-large', problemText('tooLarge'))
  const request = GatewayRequest.safeParse(jsonOf(push.body)).data
  if (!request) throw new Problem('bad-request', protocolText('notJson'))
  return json(await answerTo(request))
})

const answerTo = async (request: ReturnType<typeof GatewayRequest.parse>): Promise<GatewayAnswer> => {
  switch (request.kind) {
    case 'begin': {
      const [shard, of] = request.shard
      const stored = await gatewayShards.get({ shard }, { consistent: true })
      // a session is of a number of shards: with another it has other servers
      return stored?.session && stored.of === of ? { session: stored.session } : {}
    }
    case 'report': {
      const { shard, state, reason, session } = request
      await gatewayShards.save({
        shard: shard[0],
        of: shard[1],
        state,
        ...(reason ? { reason } : {}),
        ...(session ? { session } : {}),
        at: world().now(),
      })
      return {}
    }
    case 'channels': {
      const read = await Promise.all(request.ids.map(isRead))
      return { read: request.ids.filter((_, at) => read[at]) }
    }
    case 'deliver':
      await deliver(request.events)
      return {}
  }
}

/** Whether a channel is connected to an agent that answers more than `/ask` there. */
const isRead = async (channelId: string): Promise<boolean> => {
  const account = await channelAccounts.get({ account: accountId('discord', channelId) })
  if (!account) return false
  return channelSettings(await agentChannels.get({ agentId: account.agentId })).discord.messages !== 'commands'
}

/** What nobody has connected meanwhile is not kept. */
const deliver = async (given: readonly unknown[]): Promise<void> => {
  const events = given.flatMap((one) => GatewayEvent.safeParse(one).data ?? [])
  if (events.length < given.length)
    log('error', 'gateway events cannot be read', { count: given.length - events.length })
  const channels = [...new Set(events.map(({ channel }) => channel))]
  const read = new Set((await Promise.all(channels.map(async (id) => ((await isRead(id)) ? [id] : [])))).flat())
  const now = world().now()
  await acceptSlices(events.flatMap((event) => (read.has(event.channel) ? (sliceOf(event, now) ?? []) : [])))
}

const json = (answer: GatewayAnswer): HookResponse => ({
  status: 200,
  body: JSON.stringify(answer),
  contentType: 'application/json',
})
