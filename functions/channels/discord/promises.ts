import * as z from 'zod'
import { processedMessage, type StoredMessage } from '#features/conversations'
import type { Step } from '#functions/channels/provider/inbound'
import { attempt } from '#lib/database/commit'
import { absentOr, is, present } from '#lib/database/condition'
import { entity } from '#lib/database/entity'
import { keys } from '#lib/database/keys'
import type { Write } from '#lib/database/write'
import { AccountId } from '#shared/channels/kinds'

/** https://docs.discord.com/developers/interactions/receiving-and-responding#interaction-callback; a minute is left for the request itself. */
const USABLE_MS = 14 * 60_000
/** Discord itself forgets it after fifteen minutes; in which thread it was asked is known for as long as an answer waits. */
const KEPT_SECONDS = 25 * 3600

const Promised = z.object({
  account: AccountId,
  userId: z.string(),
  /** The interaction's id, which sorts by time. */
  id: z.string(),
  applicationId: z.string(),
  /** By which it is answered: nobody else has it, and it is worth nothing after fifteen minutes. */
  token: z.string(),
  conversationId: z.string(),
  /** The thread of the channel in which it was asked. */
  threadId: z.string().optional(),
  /** When it was made, in milliseconds. */
  at: z.number().int(),
  /** The message of ours that has its place, or `told`: who asked has been told who will answer. */
  keptBy: z.string().optional(),
})
export type Promised = z.infer<typeof Promised>

/**
 * A deferred interaction: the user sees "is thinking" until it is edited or deleted. Stored with the question, in its
 * transaction, so a second delivery writes nothing.
 */
const promises = entity<Promised, Pick<Promised, 'account' | 'userId' | 'id'>>({
  name: 'discord-promise',
  parse: (item) => Promised.parse(item),
  key: keys.discordPromise,
  expires: ({ at }) => Math.floor(at / 1000) + KEPT_SECONDS,
})

type MessageStep = Extract<Step, { kind: 'message' }>

/** For the transaction that stores a question. */
export const promising = (account: AccountId, conversationId: string, step: MessageStep): readonly Write[] => {
  const { promise, from, messageId, at } = step
  return promise ? [promises.putting({ account, userId: from.id, id: messageId, conversationId, at, ...promise })] : []
}

/** A promise with the message of ours that stores its question. */
export interface OpenPromise extends Promised {
  readonly messageId: string | undefined
}

/** What a user was promised in a conversation and can still be kept, the oldest first. */
export const openPromises = async (
  account: AccountId,
  userId: string,
  conversationId: string,
  now: number,
): Promise<readonly OpenPromise[]> => {
  const { items } = await promises.list(`ACC#${account}`, `PROMISE#${userId}#`, { consistent: true })
  const usable = items.filter((each) => each.conversationId === conversationId && now - each.at < USABLE_MS)
  return Promise.all(
    usable.map(async (each) => ({
      ...each,
      messageId: (await processedMessage(conversationId, each.id))?.messageId,
    })),
  )
}

/** In which thread of the channel a user asked what a message answers; nothing for the channel itself. */
export const askedInThread = async (
  account: AccountId,
  userId: string,
  { conversationId, id, answers }: Pick<StoredMessage, 'conversationId' | 'id' | 'answers'>,
): Promise<string | undefined> => {
  const { items } = await promises.list(`ACC#${account}`, `PROMISE#${userId}#`, { newestFirst: true, consistent: true })
  for (const each of items) {
    if (each.conversationId !== conversationId) continue
    const messageId = (await processedMessage(conversationId, each.id))?.messageId
    if (messageId !== undefined && (answers ? answers.includes(messageId) : messageId < id)) return each.threadId
  }
  return undefined
}

/** Gives a promise's place to one message; another one that wants it is refused. */
export const keepPromise = async ({ account, userId, id }: Promised, keptBy: string): Promise<boolean> => {
  const { committed } = await attempt([
    promises.changing({ account, userId, id }, { set: { keptBy } }, { id: present, keptBy: absentOr(keptBy) }),
  ])
  return committed
}

/** Nobody could be told: the place is free for the answer. */
export const openAgain = async ({ account, userId, id }: Promised): Promise<void> => {
  await attempt([promises.changing({ account, userId, id }, { remove: ['keptBy'] }, { keptBy: is('told') })])
}

/** It cannot be kept any more: Discord does not know it, or a user has deleted the message. */
export const dropPromise = ({ account, userId, id }: Pick<Promised, 'account' | 'userId' | 'id'>): Promise<void> =>
  promises.drop({ account, userId, id })
