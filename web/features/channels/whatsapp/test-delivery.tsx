import { useQuery } from '@tanstack/react-query'
import type { Region } from '#shared/regions'
import { Note } from '#web/ui/feedback/note.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { testDeliveryQuery } from './queries.ts'
import { t } from './t.ts'

interface TestDeliveryProps {
  readonly region: Region
  readonly agentId: string
  readonly phoneId: string
  readonly messageId: string
  /** To whom it was sent. */
  readonly number: string
}

/** What became of a test message that WhatsApp has accepted. It reports later whether one arrives, and why not. */
export const TestDelivery = ({ region, agentId, phoneId, messageId, number }: TestDeliveryProps) => {
  const { data } = useQuery(testDeliveryQuery(region, agentId, phoneId, messageId))
  switch (data?.state) {
    case 'delivered':
      return <State kind="fine">{t('testDelivered', { number })}</State>
    case 'read':
      return <State kind="fine">{t('testRead', { number })}</State>
    case 'failed':
      return (
        <Note tone="bad" title={t('testNotDelivered')}>
          <p>{t('failedToSend', number, data.reason ?? t('unexpected'))}</p>
        </Note>
      )
    default:
      return t('testSent', { number })
  }
}
