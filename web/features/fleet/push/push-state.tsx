import type { Push } from '#shared/fleet/schema'
import { t } from '#web/features/fleet/t.ts'
import { State, type StateKind } from '#web/ui/feedback/state.tsx'

const kinds: Readonly<Record<Push['state'], StateKind>> = {
  running: 'working',
  waiting: 'changed',
  paused: 'changed',
  done: 'fine',
  stopped: 'idle',
  undoing: 'working',
  undone: 'idle',
}

/** As shape and word. */
export const PushState = ({ push: { state, nextAt } }: { readonly push: Push }) => (
  <State kind={kinds[state]}>{t(state === 'waiting' && !nextAt ? 'push.needsOk' : `push.${state}`)}</State>
)
