import { getOpenConversation, type TakenMessages } from '#features/conversations-inbound'
import type { ChannelAccount } from '#functions/channels/accounts/store'
import type { MessageStep } from './message-of.ts'

/**
 * Users of Discord who were promised an answer see that it is being written. Where the agent does not write it, they are told who
 * will. Other channels promise nothing.
 */
export const tellAskers = async (
  { account, agentId }: ChannelAccount,
  conversationId: string,
  taken: readonly { readonly step: MessageStep }[],
  silent: TakenMessages['silent'],
): Promise<void> => {
  const reasons = new Map(silent.map(({ providerId, reason }) => [providerId, reason]))
  const asked = taken.flatMap(({ step }) => (step.promise && reasons.has(step.messageId) ? [step] : []))
  const [first] = asked
  if (!first) return
  const { tellAsker } = await import('#functions/channels/discord/tell-asker')
  const isForPerson = reasons.get(first.messageId) === 'human'
  const person = isForPerson ? (await getOpenConversation(agentId, conversationId))?.person : undefined
  await tellAsker({
    account,
    userId: first.from.id,
    conversationId,
    language: first.from.language,
    ids: asked.map(({ messageId }) => messageId),
    who: person ? { kind: 'person', name: person.name } : { kind: isForPerson ? 'team' : 'nobody' },
  })
}
