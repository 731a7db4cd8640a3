import type { Endpoint } from '#shared/webhooks/schema'
import { t } from '#web/features/webhooks/t.ts'
import { State } from '#web/ui/feedback/state.tsx'

interface EndpointStateProps {
  readonly endpoint: Pick<Endpoint, 'isOn' | 'offReason' | 'failingSince'>
}

/** As shape and word: whether it gets events, and whether it takes them. */
export const EndpointState = ({ endpoint: { isOn, offReason, failingSince } }: EndpointStateProps) => {
  if (isOn) return <State kind={failingSince ? 'changed' : 'fine'}>{t(failingSince ? 'failing' : 'on')}</State>
  if (!offReason) return <State kind="idle">{t('off')}</State>
  return <State kind="failed">{t(offReason === 'gone' ? 'offGone' : 'offFailing')}</State>
}
