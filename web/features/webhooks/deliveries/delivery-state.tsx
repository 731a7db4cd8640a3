import type { DeliveryState as Kind } from '#shared/webhooks/schema'
import { t } from '#web/features/webhooks/t.ts'
import { State, type StateKind } from '#web/ui/feedback/state.tsx'

const kinds: Readonly<Record<Kind, StateKind>> = { waiting: 'working', delivered: 'fine', failed: 'failed' }

export const DeliveryState = ({ state }: { readonly state: Kind }) => (
  <State kind={kinds[state]}>{t(`state.${state}`)}</State>
)
