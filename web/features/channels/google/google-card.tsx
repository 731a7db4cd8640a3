import { useQuery } from '@tanstack/react-query'
import { Store } from 'lucide-react'
import type { Region } from '#shared/regions'
import { ChannelCard } from '#web/features/channels/channel-card.tsx'
import { t as card } from '#web/features/channels/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { googleName } from './google-name.ts'
import { googleQuery } from './queries.ts'
import { t } from './t.ts'

interface GoogleCardProps {
  readonly region: Region
  readonly agentId: string
  readonly onOpen: () => void
}

/** Google Business Chat, where the installation offers its form. Active means that email and key are stored (specification 1, section 2). */
export const GoogleCard = ({ region, agentId, onOpen }: GoogleCardProps) => {
  const { data } = useQuery(googleQuery(region, agentId))
  const isActive = data?.hasPrivateKey && data.gcloudClientEmail !== undefined
  return (
    <ChannelCard
      name={googleName}
      icon={Store}
      state={
        isActive ? (
          <State kind="changed">{t('activeEnded')}</State>
        ) : (
          <State kind="idle">{card('isNotConnected')}</State>
        )
      }
      note={isActive ? t('savedFact') : t('ended')}
      action={<Button onClick={onOpen}>{isActive ? card('configure') : card('connect')}</Button>}
    >
      {isActive ? data.gcloudClientEmail : t('fact')}
    </ChannelCard>
  )
}
