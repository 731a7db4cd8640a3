import { useQuery } from '@tanstack/react-query'
import type { DiscordAnswers } from '#shared/channels/schema'
import type { Region } from '#shared/regions'
import { viewerMay } from '#web/lib/session/viewer.ts'
import type { StepItem } from '#web/ui/wizard/step-list.tsx'
import { gatewayQuery } from './messages-query.ts'
import { MessagesView } from './messages-view.tsx'
import { t } from './t.ts'

interface MessagesStepProps {
  readonly region: Region
  readonly agentId: string
  /** Undefined until a channel is connected. */
  readonly channelId: string | undefined
  readonly messages: DiscordAnswers
}

/** The panel's last step: whether, and which, ordinary messages are read. It is done while they arrive. */
export const useMessagesStep = ({ channelId = '', ...props }: MessagesStepProps): StepItem => {
  const isConnected = channelId !== ''
  const { data } = useQuery({
    ...gatewayQuery(props.region, props.agentId, channelId),
    enabled: isConnected && viewerMay('use-platform-apps'),
  })
  const { gateway } = data ?? {}
  const arrives = gateway?.isConnected && gateway.seesChannel !== false
  return {
    label: t('step'),
    state: arrives ? 'done' : gateway ? 'now' : 'next',
    detail: isConnected ? <MessagesView {...props} channelId={channelId} /> : t('next'),
  }
}
