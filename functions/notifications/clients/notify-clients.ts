import { ClientsNotified } from '#events/notifications/events'
import { clientsOfAgent, type StoredClient } from '#features/clients'
import { notifications } from '#functions/notifications/inbox/store'
import { attempt } from '#lib/database/commit'
import { levelOf, type NotificationKind } from '#shared/notifications/schema'

/** What clients are notified of: what happens in conversations. The rest is the agency's. */
type ClientKind = Extract<NotificationKind, 'person-requested' | 'message-left' | 'rated-low'>

interface Occasion {
  readonly workspaceId: string
  readonly agentId: string
  readonly conversationId: string
  readonly kind: ClientKind
  readonly score?: number
  /** Milliseconds since 1970. */
  readonly ts: number
  readonly eventId: string
}

/** A transaction has a hundred items; its event takes one. */
const BATCH = 50

/** How a client's notifications are kept, as actorKey() names them. */
export const receiverOfClient = (clientId: string): string => `client:${clientId}`

/**
 * Creates a notification for each client who reads the agent's conversations and wants this kind. Its id is derived from the event's:
 * of a second delivery each transaction is refused as a whole.
 */
export const notifyClients = async ({ eventId, kind, ...content }: Occasion): Promise<void> => {
  const { workspaceId, agentId } = content
  const wanting = (await clientsOfAgent(workspaceId, agentId)).filter((client) => wants(client, kind))
  const ID = `${levelOf[kind]}-${eventId}`
  for (let from = 0; from < wanting.length; from += BATCH) {
    const clientIds = wanting.slice(from, from + BATCH).map(({ ID: clientId }) => clientId)
    await attempt(
      clientIds.map((clientId) =>
        notifications.creating({
          ...content,
          about: '',
          occasion: kind,
          receiver: receiverOfClient(clientId),
          ID,
          seen: false,
          opened: false,
        }),
      ),
      [ClientsNotified({ workspaceId, ID, kind, agentId, clientIds })],
    )
  }
}

const wants = ({ notificationsSettings: { notifyIf } }: StoredClient, kind: ClientKind): boolean =>
  notifyIf === 'all' || (notifyIf === 'requestsOnly' && kind === 'person-requested')
