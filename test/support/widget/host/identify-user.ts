import type { ServerResponse } from 'node:http'
import type { HostedConversations } from './hosted-conversations.ts'
import { sendJson } from './send-json.ts'

/** Users whom the site has proven, and the newest conversation of each. The hash of `ines` is `proven-ines`. */
export const identifyUser = (conversations: HostedConversations) => {
  const newest = new Map<string, string>()

  return (body: string, authorization: string | undefined, response: ServerResponse) => {
    const { userId, hash, startNew } = JSON.parse(body) as { userId: string; hash: string; startNew: boolean }
    if (hash !== `proven-${userId}`)
      return sendJson(response, 403, { code: 'forbidden', message: 'This visitor could not be verified.' })
    const known = conversations.byId.get(newest.get(userId) ?? '')
    const taken = new Set(newest.values())
    const own = [...conversations.byId.values()].find(
      ({ id, token }) => `Bearer ${token}` === authorization && !taken.has(id),
    )
    const conversation = (startNew ? undefined : (known ?? own)) ?? conversations.begin()
    newest.set(userId, conversation.id)
    sendJson(response, 200, { conversationId: conversation.id, token: conversation.token, isNew: false })
  }
}
