import { parseBody } from '#lib/http/request/parse-body'
import { socket } from '#lib/http/socket'
import { LiveRequest, topicName } from '#shared/notifications/live'
import { Problem } from '#shared/problems'
import { protocolText } from '#shared/protocol-messages'
import { publishTyping } from './publish-typing.ts'
import { subscribe } from './subscribe.ts'
import { unsubscribe } from './unsubscribe.ts'
import { unsubscribeAll } from './unsubscribe-all.ts'

/** The `live` WebSocket: any client may connect, but receives nothing before it subscribes with a credential. */
export const handler = socket({
  connected: async () => undefined,
  disconnected: unsubscribeAll,
  message: async (connectionId, text) => {
    const request = LiveRequest.safeParse(parseBody(text))
    if (!request.success) throw new Problem('invalid', protocolText('notLive'))
    const { data } = request
    switch (data.type) {
      case 'ping':
        return { type: 'pong' }
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
