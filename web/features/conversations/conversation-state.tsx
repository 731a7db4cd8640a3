import type { ConversationSummary, ConversationState as StateName } from '#shared/conversations/schema'
import { State, type StateKind } from '#web/ui/feedback/state.tsx'
import { t } from './t.ts'

const kinds: Readonly<Record<StateName, StateKind>> = {
  'ai-chatting': 'fine',
  requested_chat: 'changed',
  'human-chatting': 'active',
  ended_chat: 'idle',
}

interface ConversationStateProps {
  readonly of: Pick<ConversationSummary, 'state' | 'person' | 'rating' | 'place'>
}

/** The assignee of a conversation, a message that waits for the team, and its rating once it has ended. */
export const ConversationState = ({ of: { state, person, rating, place } }: ConversationStateProps) => {
  if (place === 'left-message')
    return (
      <State kind="changed" isLoud>
        {t('state.left-message')}
      </State>
    )
  const words =
    state === 'human-chatting' && person
      ? t('state.with', { name: person.name })
      : state === 'ended_chat' && rating
        ? t('state.rated', { score: rating.score })
        : t(`state.${state}`)
  return (
    <State kind={kinds[state]} isLoud={state === 'requested_chat'}>
      {words}
    </State>
  )
}
