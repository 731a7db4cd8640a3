import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LiveRequest } from '#shared/notifications/live'
import { answerRequests } from './host/answer-requests.ts'
import { customerSite } from './host/customer-site.ts'
import { eventStreams } from './host/event-streams.ts'
import { AGENT_ID } from './host/fenwick.ts'
import { hostControl, type Seen } from './host/host-control.ts'
import { hostedConversations } from './host/hosted-conversations.ts'
import { liveConnections } from './host/live-connections.ts'

/**
 * A small server that speaks version 1 of the widget's protocol (docs/widget-protocol.md) for tests of the widget alone, and a
 * customer's site on another port that carries it. What the agent answers, refuses or breaks is the test's to say.
 */
export const widgetHost = async (dist: string) => {
  const control = hostControl()
  const conversations = hostedConversations(control)
  const streams = eventStreams()
  const parts = { control, conversations, streams }
  const seen: Seen[] = []
  /** Messages sent over the live connections. */
  const liveRequests: LiveRequest[] = []

  const answer = answerRequests(dist, parts, seen)
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  const live = liveConnections(server, parts, liveRequests)
  const origin = `http://127.0.0.1:${await listenOn(server)}`
  const script = `<script src="${origin}/widget/loader.js" data-agent="${AGENT_ID}" data-region="eu" async></script>`
  const site = customerSite(control, script)
  const sitePort = await listenOn(site)

  return {
    control,
    conversations: conversations.byId,
    seen,
    liveRequests,
    commit: conversations.commit,
    origin,
    script,
    /** The customer's page: another origin than the widget's. */
    site: `http://localhost:${sitePort}/`,
    /** Breaks every stream that is open. */
    cut: streams.cut,
    close: async () => {
      live.close()
      for (const one of [server, site]) {
        one.closeAllConnections()
        await new Promise((resolve) => one.close(resolve))
      }
    },
  }
}

export type WidgetHost = Awaited<ReturnType<typeof widgetHost>>

const listenOn = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))
