import { ConversationRead } from '#events/conversations/events'
import { fieldValues } from '#functions/conversations/fields/field-values'
import { presentFields } from '#functions/conversations/fields/present-fields'
import { humanAgentOf } from '#functions/conversations/handoff/human-agent-of'
import { MAX_VARIABLES } from '#functions/conversations/merge-variables'
import { presentSummary } from '#functions/conversations/present-summary'
import { type Head, heads } from '#functions/conversations/store'
import { auditing } from '#lib/audit'
import { attempt } from '#lib/database/commit'
import { absent, is } from '#lib/database/condition'
import { conflict, retrying } from '#lib/database/retrying'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { conversationText } from '#shared/conversations/messages'
import type { conversations as routes } from '#shared/conversations/routes'
import { Problem } from '#shared/problems'
import { checkedValue } from './checked-value.ts'

/**
 * A member edits a field of the visitor, which also counts as having read the conversation. The edit is kept beside what the
 * visitor gave. `conflict` when the field has another value than the member saw; the same edit again changes nothing.
 */
export const editField: Verb<
  typeof routes,
  'PATCH /v2/agents/{agentId}/conversations/{conversationId}/fields'
> = async ({ agentId, conversationId, name, value: given, expected }, context) => {
  const value = checkedValue(name, given)
  const by = await humanAgentOf(context)
  return retrying(`the fields of conversation ${conversationId}`, async () => {
    const head = await heads.get({ conversationId }, { consistent: true })
    if (head?.agentId !== agentId) throw new Problem('not-found', conversationText('notFound'))
    const answer = (it: Head) => ({ conversation: presentSummary(it, by.id), fields: [...presentFields(it)] })
    const known = ownValue(fieldValues(head), name) ?? ''
    const edit = ownValue(head.edits, name)
    const givenAt = ownValue(head.origins, name)?.at ?? 0
    // once more over a later value of the visitor: the member has seen it and keeps theirs
    const isKept = edit?.value === value && edit.at >= givenAt
    if (known === value && (isKept || edit === undefined)) return answer(head)
    if (known !== expected && known !== value) throw new Problem('conflict', conversationText('fieldChanged'))
    if (edit === undefined && Object.keys(head.edits ?? {}).length >= MAX_VARIABLES)
      throw new Problem('limit-reached', conversationText('tooManyFields'))
    const now = world().now()
    const editedAt = Math.max(now, (head.editedAt ?? 0) + 1, givenAt)
    const edits = { ...head.edits, [name]: { value, by: by.name, at: editedAt } }
    const changed: Head = { ...head, edits, editedAt, readAt: Math.max(head.lastAt, head.readAt ?? 0) }
    const { workspaceId, channel, lastAt } = head
    const outcome = await attempt(
      [
        heads.changing(
          { conversationId },
          { set: { edits, editedAt, readAt: changed.readAt } },
          { editedAt: head.editedAt === undefined ? absent : is(head.editedAt), lastAt: is(lastAt) },
        ),
        auditing({
          owner: `WS#${workspaceId}`,
          action: 'conversation.field-edited',
          by: by.id,
          subject: conversationId,
          now,
        }),
      ],
      [ConversationRead({ workspaceId, agentId, conversationId, channel })],
    )
    return outcome.committed ? answer(changed) : conflict
  })
}

/** Names come from pages and callers, so that `constructor` may be one. */
const ownValue = <T>(record: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  record && Object.hasOwn(record, name) ? record[name] : undefined
