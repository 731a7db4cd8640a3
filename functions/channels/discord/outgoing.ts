import type { StoredMessage } from '#features/conversations'
import type { Destination } from '#functions/channels/provider/inbound'
import type { Outgoing, Piece } from '#functions/channels/provider/outbound'
import { world } from '#lib/world'
import type { AccountId } from '#shared/channels/kinds'
import { discordRequest } from './call-discord.ts'
import { threadIn } from './messages/place.ts'
import { discordOutcome, isGone, type Request } from './outcome.ts'
import { type Button, type Draft, draftsOf, listOf } from './plan.ts'
import { askedInThread, dropPromise, keepPromise, type OpenPromise, openPromises } from './promises.ts'
import { editOriginal } from './tell-asker.ts'
import { type Way, wayOf } from './way.ts'

/** Webhooks take five in two seconds; what is more, Discord refuses with the time to wait. */
const RATE = { count: 5, perMs: 2000 } as const

interface DiscordPiece extends Piece {
  readonly method: Request
  /** The interaction whose place or token it uses. */
  readonly reference?: string
}

/** How Discord is written to: by editing what was promised to who asked, else by the channel's webhook. */
export const discordOutgoing: Outgoing = {
  rates: { account: RATE, chat: () => RATE },
  plan: (message, { thread = '' }) => requestsOf(message, thread, NO_PROMISES),
  lookUpPlan: (message, destination, account) => plan(message, destination, account),
  request: ({ method, body }, token) => {
    const { path, payload, thread } = body
    const verb = method === 'edit' ? 'PATCH' : method === 'delete' ? 'DELETE' : 'POST'
    return discordRequest(verb, typeof path === 'string' ? path : byToken(token, thread), payload)
  },
  outcome: discordOutcome,
  after: async ({ reference }, result, { account, thread = '' }) => {
    if (reference !== undefined && isGone(result)) await dropPromise({ account, userId: thread, id: reference })
  },
}

const NO_PROMISES: Way = { merged: [] }

/** https://docs.discord.com/developers/resources/webhook#execute-webhook */
const byToken = (token: string, thread: unknown): string =>
  `webhooks/${token}?wait=true${typeof thread === 'string' ? `&thread_id=${thread}` : ''}`

const plan = async (
  message: StoredMessage,
  { thread: userId = '' }: Destination,
  account: AccountId,
): Promise<readonly Piece[]> => {
  // of a thread nobody waits at a place of their own
  if (threadIn(userId) !== undefined) return requestsOf(message, userId, NO_PROMISES)
  const open = await openPromises(account, userId, message.conversationId, world().now())
  const way = wayOf(message, open)
  const { original, merged } = way
  // none of them is given to a later message, which would replace this one
  for (const promise of [...(original ? [original] : []), ...merged]) await keepPromise(promise, message.id)
  // the webhook writes into the channel, unless it is told a thread of it
  const asked = way.original || way.follows ? undefined : await askedInThread(account, userId, message)
  return requestsOf(message, userId, way, asked)
}

const requestsOf = (
  message: StoredMessage,
  place: string,
  { original, merged, follows }: Way,
  asked?: string,
): readonly Piece[] => {
  const own = threadIn(place)
  const drafts = draftsOf(message)
  const pieces = drafts.map((draft, at): DiscordPiece => {
    if (at === 0 && original) return edit(original, draft)
    return follows
      ? followUp(follows, draft)
      : byWebhook(draft, message, { user: at === 0 && own === undefined ? place : '', thread: own ?? asked })
  })
  // nothing of it can be shown here
  const empty = original && drafts.length === 0 ? [deletion(original)] : []
  return [...pieces, ...empty, ...merged.map(deletion)]
}

const edit = (promise: OpenPromise, draft: Draft): DiscordPiece => ({
  method: 'edit',
  reference: promise.id,
  body: { path: editOriginal(promise.applicationId, promise.token), payload: withButtons(draft) },
})

const followUp = (promise: OpenPromise, draft: Draft): DiscordPiece => ({
  method: 'follow-up',
  reference: promise.id,
  body: { path: `webhooks/${promise.applicationId}/${promise.token}?wait=true`, payload: withButtons(draft) },
})

const deletion = (promise: OpenPromise): DiscordPiece => ({
  method: 'delete',
  reference: promise.id,
  body: { path: editOriginal(promise.applicationId, promise.token) },
})

/** Nobody is notified, whatever an agent or a visitor writes. */
const NOBODY = { parse: [] } as const

const withButtons = ({ content, embeds, buttons }: Draft) => ({
  content,
  embeds,
  components: rowsOf(buttons),
  allowed_mentions: NOBODY,
})

/** https://docs.discord.com/developers/components/reference#action-row */
const IN_ROW = 5

const rowsOf = (buttons: readonly Button[]) => {
  const all = buttons.map((button) =>
    'url' in button
      ? { type: 2, style: 5, label: button.label, url: button.url }
      : { type: 2, style: 2, label: button.label, custom_id: button.customId },
  )
  return Array.from({ length: Math.ceil(all.length / IN_ROW) }, (_, row) => ({
    type: 1,
    components: all.slice(row * IN_ROW, (row + 1) * IN_ROW),
  }))
}

/** `place`: whom it answers, named since others read the channel too; or the thread. */
const byWebhook = (
  { content, embeds, buttons }: Draft,
  { role, by = '' }: StoredMessage,
  place: { readonly user: string; readonly thread: string | undefined },
): DiscordPiece => {
  const { user, thread } = place
  const words = [content, listOf(buttons)].filter(Boolean).join('\n')
  return {
    method: thread === undefined ? 'webhook' : 'thread',
    body: {
      ...(thread === undefined ? {} : { thread }),
      payload: {
        content: user === '' ? words : `<@${user}> ${words}`.trimEnd(),
        embeds,
        allowed_mentions: NOBODY,
        ...(role === 'person' && isUsername(by) ? { username: by } : {}),
      },
    },
  }
}

/** https://docs.discord.com/developers/resources/webhook#create-webhook */
const isUsername = (name: string): boolean => name !== '' && name.length <= 80 && !/clyde|discord/i.test(name)
