import { log } from '#lib/log'
import { world } from '#lib/world'
import type { AccountId } from '#shared/channels/kinds'
import { discordRequest } from './call-discord.ts'
import { keepPromise, openPromises } from './promises.ts'
import { visitorWords } from './visitor-words.ts'

/** The edit of what a deferred interaction shows. */
export const editOriginal = (applicationId: string, token: string): string =>
  `webhooks/${applicationId}/${token}/messages/@original`

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
 * its own. What fails here, Discord ends by itself after fifteen minutes.
 */
export const tellAsker = async ({ account, userId, conversationId, language, ids, who }: Asker): Promise<void> => {
  const open = await openPromises(account, userId, conversationId, world().now())
  const words = visitorWords(language)
  const content =
    who.kind === 'person'
      ? words.personAnswers.replace('{}', who.name)
      : who.kind === 'team'
        ? words.teamAnswers
        : words.nobodyAnswers
  for (const promise of open) {
    if (!ids.includes(promise.id) || promise.keptBy !== undefined || !(await keepPromise(promise, 'told'))) continue
    await edit(promise.applicationId, promise.token, content)
  }
}

/** A question that arrived for a channel whose agent is gone by now. */
export const tellNotConnected = (applicationId: string, token: string, language: string | undefined): Promise<void> =>
  edit(applicationId, token, visitorWords(language).notConnected)

const edit = async (applicationId: string, token: string, content: string): Promise<void> => {
  const body = { content, allowed_mentions: { parse: [] } }
  const result = await world().call(discordRequest('PATCH', editOriginal(applicationId, token), body))
  const code = result.kind === 'answered' ? String(result.status) : result.reason
  if (result.kind !== 'answered' || result.status >= 300) log('warn', 'asker not told', { code })
}
