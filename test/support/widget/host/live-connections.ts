import type { Server } from 'node:http'
import { WebSocketServer } from 'ws'
import type { LiveRequest } from '#shared/notifications/live'
import type { HostParts } from './host-parts.ts'

/** Takes the live connections of a server; a subscriber is notified of what is committed from then on. */
export const liveConnections = (server: Server, { control, conversations }: HostParts, liveRequests: LiveRequest[]) => {
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    if (control.isDown || !control.hasLive) return void socket.destroy()
    sockets.handleUpgrade(request, socket, head, (live) => {
      live.on('message', async (data) => {
        const message = JSON.parse(String(data)) as LiveRequest
        liveRequests.push(message)
        if (message.type !== 'subscribe' || message.topic.kind !== 'conversation') return
        const path = message.topic.conversationId
        await control.hold({ method: 'SUBSCRIBE', path, query: new URLSearchParams(), body: '' })
        const conversation = conversations.byId.get(path)
        conversation?.listeners.add(live)
        live.on('close', () => conversation?.listeners.delete(live))
        live.send(JSON.stringify({ type: 'subscribed', topic: message.topic }))
      })
    })
  })
  return {
    close: () => {
      for (const client of sockets.clients) client.terminate()
    },
  }
}
