import { caller, requestOf } from '#shared/call'
import type { conversations as routes } from '#shared/conversations/routes'
import type { Step, WeekConversation } from './conversations.ts'

interface Stage {
  /** The base of the region's API, and of its streams. */
  readonly api: string
  readonly chat: string
  readonly ownerToken: string
  /** Shows the region's functions this time before the start, in milliseconds. */
  readonly setClock: (earlierMs: number) => Promise<void>
}

/** The team has read what is older. */
const UNREAD_HOURS = 24
/** Between the steps of a conversation. */
const PAUSE_MS = 40_000

/** Has the product's own routes take a conversation through its steps, at its time. */
export const playConversation = async (
  { api, chat, ownerToken, setClock }: Stage,
  agentId: string,
  { hoursAgo, knows, steps }: WeekConversation,
  serial: number,
): Promise<void> => {
  const begins = hoursAgo * 3_600_000
  await setClock(begins)
  const { conversationId, token } = await caller<typeof routes>({ base: api })(
    'POST /v2/public/agents/{agentId}/conversations',
    { agentId, ...(knows ? { variables: { ...knows } } : {}) },
  )
  const visitor = caller<typeof routes>({ base: api, token: async () => token })
  const owner = caller<typeof routes>({ base: api, token: async () => ownerToken })
  const place = { agentId, conversationId }
  const send = async (text: string, clientId: string) => {
    const key = 'POST /v2/public/agents/{agentId}/conversations/{conversationId}/messages'
    const { method, url, body } = requestOf(chat, key, { ...place, clientId, text })
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const answer = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) })
    await answer.text()
    if (!answer.ok) throw new Error(`a message of the demo was answered ${answer.status}`)
  }
  const act = (step: Step, clientId: string): Promise<unknown> => {
    if ('says' in step) return send(step.says, clientId)
    if ('replies' in step)
      return owner('POST /v2/agents/{agentId}/conversations/{conversationId}/replies', {
        ...place,
        clientId,
        text: step.replies,
      })
    if ('rates' in step)
      return visitor('POST /v2/public/agents/{agentId}/conversations/{conversationId}/rating', {
        ...place,
        score: step.rates,
        ...(step.comment ? { comment: step.comment } : {}),
      })
    switch (step.does) {
      case 'ask-person':
        return visitor('POST /v2/public/agents/{agentId}/conversations/{conversationId}/handoff', {
          ...place,
          to: 'person',
        })
      case 'take-over':
        return owner('POST /v2/agents/{agentId}/conversations/{conversationId}/take-over', place)
      case 'hand-back':
        return owner('POST /v2/agents/{agentId}/conversations/{conversationId}/return', place)
      case 'end':
        return owner('POST /v2/agents/{agentId}/conversations/{conversationId}/end', place)
    }
  }
  for (const [at, step] of steps.entries()) {
    await setClock(begins - (at + 1) * PAUSE_MS)
    await act(step, `demo-${String(serial).padStart(4, '0')}-${String(at).padStart(4, '0')}`)
  }
  if (hoursAgo < UNREAD_HOURS) return
  await setClock(begins - (steps.length + 2) * PAUSE_MS)
  const at = Date.now() - begins + (steps.length + 1) * PAUSE_MS
  await owner('POST /v2/agents/{agentId}/conversations/{conversationId}/seen', { ...place, at })
}
