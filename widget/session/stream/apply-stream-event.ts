import type { StreamEvent } from '#shared/conversations/schema'
import type { ChatAction } from '#widget/session/state/reduce-chat.ts'
import type { batchDeltas } from './batch-deltas.ts'

/** Applies one event of the answer to message `clientId`. Text is batched; any other event flushes it first. */
export const applyStreamEvent = (
  event: StreamEvent,
  clientId: string,
  words: ReturnType<typeof batchDeltas>,
  dispatch: (action: ChatAction) => void,
): void => {
  if (event.type === 'delta') {
    words.add(event.text)
    return
  }
  if (event.type === 'reset') words.drop()
  else words.flush()
  switch (event.type) {
    case 'accepted':
      dispatch({ ...event, clientId })
      break
    case 'step':
      dispatch({ type: 'step', text: event.text })
      break
    case 'reset':
      dispatch({ type: 'reset' })
      break
    case 'part':
      dispatch({ type: 'part', part: event.part })
      break
    case 'state':
      dispatch({ type: 'status', state: event.state, continue: event.continue, reason: event.reason })
      break
    case 'replace':
    case 'done':
      dispatch({ type: 'committed', messages: [event.message] })
      break
    case 'error':
      dispatch({ type: 'refused', clientId, delivery: 'unanswered', error: event.message })
  }
}
