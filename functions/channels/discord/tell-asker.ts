import { log } from '#lib/log'
import { world } from '#lib/world'
import type { AccountId } from '#shared/channels/kinds'
import { discordRequest } from './call-discord.ts'
import { discordOutcome } from './outcome.ts'
import { keepPromise, openAgain, openPromises } from './promises.ts'
import { visitorWords } from './visitor-words.ts'

/** The edit of what a deferred interaction shows. */
export const editOriginal = (applicationId: string, token: string): string =>
  `webhooks/${applicationId}/${token}/messages/@original`

/** How long a worker tries, while others of the channel wait. */
const ATTEMPTS = 4
const MOST_WAIT_MS = 5_000

interface Asker {
  readonly account: AccountId
  readonly userId: string
  readonly conversationId: string
  readonly language: string | undefined
  /** The interactions whose questions the agent does not answer. */
  readonly ids: readonly string[]
  /** Who does: a member, the team, or for now nobody. */
  readonly who: { readonly kind: 'person'; readonly name: string } | { readonly kind: 'team' | 'nobody' }
}

/**
 * Tells a user whose question is for a person that it was received, in place of "is thinking": their answer follows as a message of
 * its own. Where Discord takes no edit, the place stays free, and the answer itself takes it.
 */
export const tellAsker = async ({ account, userId, conversationId, language, ids, who }: Asker): Promise<void> => {
  const open = await openPromises(account, userId, conversationId, world().now())
  const words = visitorWords(language)
  const content =
    who.kind === 'person'
      ? words.personAnswers.replace('{}', () => who.name)
      : who.kind === 'team'
        ? words.teamAnswers
        : words.nobodyAnswers
  for (const promise of open) {
    if (!ids.includes(promise.id) || promise.keptBy !== undefined || !(await keepPromise(promise, 'told'))) continue
    // then the answer itself takes the place
    if (!(await edit(promise.applicationId, promise.token, content))) await openAgain(promise)
  }
}

/** A question that arrived for a channel whose agent is gone by now. */
export const tellNotConnected = (applicationId: string, token: string, language: string | undefined) =>
  edit(applicationId, token, visitorWords(language).notConnected)

/** An edit may be repeated; a place that is gone stays so. */
const edit = async (applicationId: string, token: string, content: string): Promise<boolean> => {
  const call = discordRequest('PATCH', editOriginal(applicationId, token), { content, allowed_mentions: { parse: [] } })
  for (let attempt = 1; ; attempt++) {
    const outcome = discordOutcome(await world().call(call), { method: 'edit' })
    if (outcome.kind === 'sent') return true
    const waitMs = outcome.kind === 'not-sent' ? (outcome.retryAfterMs ?? 1000 * attempt) : 0
    if (waitMs === 0 || waitMs > MOST_WAIT_MS || attempt === ATTEMPTS) {
      log('warn', 'asker not told', { code: outcome.kind })
      return false
    }
    await world().sleep(waitMs)
  }
}
