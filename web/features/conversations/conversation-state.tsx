import type { ConversationState as StateName } from '#shared/conversations/schema'
import { t } from '#web/features/conversations/t.ts'
import { State, type StateKind } from '#web/ui/state.tsx'

const kinds: Readonly<Record<StateName, StateKind>> = {
  'ai-chatting': 'fine',
  requested_chat: 'changed',
  'human-chatting': 'active',
  ended_chat: 'idle',
}

export const ConversationState = ({ state }: { readonly state: StateName }) => (
  <State kind={kinds[state]} isLoud={state === 'requested_chat'}>
    {t(`state.${state}`)}
  </State>
)
