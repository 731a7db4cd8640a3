import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { DiscordAnswers } from '#shared/channels/schema'
import type { Region } from '#shared/regions'
import { OwnAppLink } from '#web/features/channels/apps/own-app-link.tsx'
import { useMessagesStep } from '#web/features/channels/discord-messages/use-messages-step.tsx'
import { AccountNote } from '#web/features/channels/health/account-note.tsx'
import { ChannelPanel } from '#web/features/channels/panel/channel-panel.tsx'
import { linkClass } from '#web/features/channels/panel/link-class.ts'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { StepList } from '#web/ui/wizard/step-list.tsx'
import { ChannelForm } from './channel-form.tsx'
import { disconnectDiscordMutation, discordQuery } from './queries.ts'
import { ReadingView } from './reading-view.tsx'
import { RecordView } from './record-view.tsx'
import { t } from './t.ts'

const HELP = 'https://support.discord.com/hc/en-us/articles/228383668-Intro-to-Webhooks'

interface DiscordPanelProps {
  readonly region: Region
  readonly agentId: string
  /** The local run's page on which the channel's members are played. */
  readonly phone: string | undefined
  /** Which ordinary messages the agent answers. */
  readonly messages: DiscordAnswers
  readonly onClose: () => void
}

/** Connecting a channel of Discord, step by step; afterwards how it is, whether the agent is asked there, and the way out. */
export const DiscordPanel = ({ region, agentId, phone, messages, onClose }: DiscordPanelProps) => {
  const { data } = useSuspenseQuery(discordQuery(region, agentId))
  const first = useRef<HTMLInputElement>(null)
  const [isReplacing, setReplacing] = useState(false)
  const disconnecting = useMutation(disconnectDiscordMutation(region, agentId))
  const { channel, application } = data
  const messagesStep = useMessagesStep({ region, agentId, channelId: channel?.record.channelId, messages })
  const isBroken = channel?.account.state === 'broken'
  const needsForm = !channel || isReplacing || isBroken
  return (
    <ChannelPanel
      region={region}
      agentId={agentId}
      title={t('discord')}
      width={560}
      initialFocus={channel ? undefined : first}
      isConnected={channel !== undefined}
      leaving={
        channel && {
          label: t('disconnect'),
          title: t('disconnectTitle', { name: channel.account.name }),
          body: t('disconnectBody'),
          done: t('disconnected'),
          failed: t('notDisconnected'),
          mutation: disconnecting,
          onDone: onClose,
        }
      }
      phones={[{ label: t('openPhone'), href: phone }]}
      onClose={onClose}
    >
      {channel && <AccountNote account={channel.account} hint={isBroken ? undefined : t('replaceHint')} />}
      <StepList
        isSpaced
        steps={[
          {
            label: t('stepWebhook'),
            state: 'done',
            detail: (
              <>
                {t('stepWebhookDetail')} {t('needsRight')}
              </>
            ),
            aside: (
              <a href={HELP} target="_blank" rel="noopener noreferrer" className={linkClass}>
                {t('openHelp')}
              </a>
            ),
          },
          {
            label: t('stepChannel'),
            state: channel ? (isBroken ? 'failed' : 'done') : 'now',
            detail: (
              <div className="grid grid-cols-1 gap-3">
                {channel && (
                  <RecordView
                    region={region}
                    channel={channel}
                    onReplace={needsForm ? undefined : () => setReplacing(true)}
                  />
                )}
                {needsForm && (
                  <ChannelForm
                    region={region}
                    agentId={agentId}
                    first={first}
                    channelId={channel?.record.channelId}
                    onCancel={isReplacing ? () => setReplacing(false) : undefined}
                    onConnected={() => setReplacing(false)}
                  />
                )}
              </div>
            ),
          },
          {
            label: t('stepAsk'),
            state: channel ? (channel.reading.state === 'ready' ? 'done' : 'now') : 'next',
            detail: channel ? (
              <ReadingView
                region={region}
                agentId={agentId}
                reading={channel.reading}
                application={application}
                canUseOwnApp={data.canUseOwnApp ?? false}
              />
            ) : application ? (
              <div className="grid grid-cols-1 gap-1">
                <p>{t('stepAskNext')}</p>
                <OwnAppLink region={region} isOwn={application.isOwn} />
              </div>
            ) : (
              <div className="grid grid-cols-1 gap-1">
                <p>{t('askNoneDetail')}</p>
                <OwnAppLink region={region} />
              </div>
            ),
          },
          // only the platform's own bot reads them
          ...(viewerMay('use-platform-apps') ? [messagesStep] : []),
        ]}
      />
    </ChannelPanel>
  )
}
