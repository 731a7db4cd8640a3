import { visitorKey } from '#features/conversations'
import { rateLimit } from '#lib/http/rate-limit'
import { parseBody } from '#lib/http/request/parse-body'
import { socket } from '#lib/http/socket'
import { LiveRequest, topicName } from '#shared/notifications/live'
import { Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'
import { closeConnection } from './connections.gateway.ts'
import { judgeFlood } from './judge-flood.ts'
import { publishTyping } from './publish-typing.ts'
import { subscribe } from './subscriptions/subscribe.ts'
import { unsubscribe } from './subscriptions/unsubscribe.ts'
import { unsubscribeAll } from './subscriptions/unsubscribe-all.ts'

/** Of one address: an office whose dashboards all connect again at once stays far below. */
const CONNECTIONS = { perWindow: 300, windowSeconds: 60, message: protocolText('tooManyConnections') }

/**
 * The `live` WebSocket: any client may connect, but receives nothing before it subscribes with a credential. The gateway
 * limits all connections together only, so one that floods is ended, and an address cannot open them without end.
 */
export const handler = socket({
  connected: async (_, address) => rateLimit({ scope: `connect#${await visitorKey('live', address)}`, ...CONNECTIONS }),
  disconnected: unsubscribeAll,
  message: async (connectionId, text) => {
    const verdict = judgeFlood(connectionId)
    if (verdict === 'close') await closeConnection(connectionId)
    if (verdict !== 'handle') return undefined
    const request = LiveRequest.safeParse(parseBody(text))
    if (!request.success) throw new Problem('invalid', protocolText('notLive'))
    const { data } = request
    switch (data.type) {
      case 'ping':
        return undefined
      case 'unsubscribe':
        await unsubscribe(connectionId, topicName(data.topic))
        return { type: 'unsubscribed', topic: data.topic }
      case 'typing':
        await publishTyping(connectionId, data.topic)
        return undefined
      case 'subscribe':
        return subscribe(connectionId, data.topic, data.token)
    }
  },
})
