import { fieldValues } from '#functions/conversations/fields/field-values'
import { withMessages } from '#functions/conversations/fields/with-messages'
import type { ReplyContext } from '#functions/conversations/turn/answer/generate-reply'
import { fieldsAsAsks } from '#functions/conversations/turn/asks/fields-as-asks'
import type { Reply } from '#functions/conversations/turn/commit/reply'
import { greeting } from '#functions/conversations/turn/plan/greeting'

/**
 * The reply to a message that opens a chat on a channel: the agent's greeting, free, which puts the conversation at the start.
 * `undefined` where the agent has no words for it: then the message is answered like any other.
 */
export const launchReply = async ({ turn, view, audience, startedAt }: ReplyContext): Promise<Reply | undefined> => {
  const variables = fieldValues(withMessages(view.head, view.owed))
  const { settings } = turn.agent
  const nodes = [...(await fieldsAsAsks(settings.nodes, view.head.lang ?? settings.lang))]
  const { nodeId, messages } = greeting({ ...settings, nodes }, variables)
  const text = messages
    .map((message) => message.text)
    .filter((words) => words !== '')
    .join('\n\n')
  const parts = messages.flatMap((message) => message.parts)
  if (text === '' && parts.length === 0) return undefined
  audience.send({ type: 'delta', text })
  return {
    text,
    parts,
    citations: [],
    cost: 0,
    nodeId,
    variables,
    isEnd: false,
    isApology: false,
    isUnanswered: false,
    inputTokens: 0,
    outputTokens: 0,
    startedAt,
  }
}
