import { type HookResponse, hook } from '#lib/http/hook'
import { jsonOf } from '#lib/http/request/json-of'
import { log } from '#lib/log'
import { world } from '#lib/world'
import { accountId } from '#shared/channels/kinds'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'
import { channelSettings } from './accounts/channel-settings.ts'
import { isOwnersServer } from './accounts/discord-servers.ts'
import { agentChannels, channelAccounts } from './accounts/store.ts'
import {
  type GatewayAnswer,
  GatewayEvent,
  GatewayRequest,
  type ReadChannel,
} from './discord/messages/gateway-request.ts'
import { verifyGateway } from './discord/messages/gateway-signature.ts'
import { gatewayShards } from './discord/messages/gateway-state.ts'
import { sliceOf } from './discord/messages/message-slices.ts'
import { isAnswered } from './discord/messages/message-words.ts'
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
      const { ids, guilds = [] } = request
      const [read, ours] = await Promise.all([
        Promise.all(ids.map(readChannel)),
        Promise.all(guilds.map(isOwnersServer)),
      ])
      return { read: read.filter((one) => one !== undefined), guilds: guilds.filter((_, at) => ours[at]) }
    }
    case 'deliver':
      await deliver(request.events)
      return {}
  }
}

/**
 * How a channel is read: one that is connected to an agent that answers more than `/ask` there. Through an app of the workspace's own it is
 * not: the process has the platform's token, and what that bot happens to see is not what the owner connected.
 */
const readChannel = async (id: string): Promise<ReadChannel | undefined> => {
  const account = await channelAccounts.get({ account: accountId('discord', id) })
  if (!account || account.appKey !== undefined) return undefined
  const { messages } = channelSettings(await agentChannels.get({ agentId: account.agentId })).discord
  if (messages === 'commands') return undefined
  const webhookId = account.discord?.webhookId
  return { id, messages, ...(webhookId ? { webhookId } : {}) }
}

/** Only what an agent may answer is kept, by its owner's choice of this moment: the process may have known an earlier one. */
const deliver = async (given: readonly unknown[]): Promise<void> => {
  const events = given.flatMap((one) => GatewayEvent.safeParse(one).data ?? [])
  if (events.length < given.length)
    log('error', 'gateway events cannot be read', { count: given.length - events.length })
  const channels = [...new Set(events.map(({ channel }) => channel))]
  const read = new Map(await Promise.all(channels.map(async (id) => [id, await readChannel(id)] as const)))
  const isKept = (event: GatewayEvent): boolean => {
    const channel = read.get(event.channel)
    return channel !== undefined && (event.event !== 'created' || isAnswered(event.message, event.botId, channel))
  }
  const now = world().now()
  await acceptSlices(events.filter(isKept).flatMap((event) => sliceOf(event, now) ?? []))
}

const json = (answer: GatewayAnswer): HookResponse => ({
  status: 200,
  body: JSON.stringify(answer),
  contentType: 'application/json',
})
