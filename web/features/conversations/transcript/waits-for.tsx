import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Channel } from '#shared/conversations/schema'
import type { Region } from '#shared/regions'
import { t as shared } from '#web/features/conversations/t.ts'
import { channelsQuery } from '#web-features/agents/channels'
import { t } from './t.ts'

interface WaitsForProps {
  readonly region: Region
  readonly agentId: string
  readonly channel: Channel
  /** The conversation's own: of several accounts of a kind another may be broken. */
  readonly account: string | undefined
}

/** Of a message that its channel has put off: that it waits for the channel's owner, and the panel. Nothing where it is tried again by itself. */
export const WaitsFor = ({ region, agentId, channel, account: id }: WaitsForProps) => {
  const { data } = useQuery(channelsQuery(region, agentId))
  const account = data?.accounts.find(({ account, state }) => account === id && state === 'broken')
  if (!account) return null
  const { kind } = account
  const name = shared(`channel.${channel}`)
  return (
    <span>
      {t('waitsFor', { channel: name })}{' '}
      <Link
        to="/app/$region/agents/$agentId/channels"
        params={{ region, agentId }}
        search={{ panel: kind === 'messenger' || kind === 'instagram' ? 'pages' : kind }}
        className="font-medium text-brand-ink underline-offset-2 hover:underline"
      >
        {t('reconnect', { channel: name })}
      </Link>
    </span>
  )
}
