import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Region } from '#shared/regions'
import { OwnAppLink } from '#web/features/channels/apps/own-app-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'
import { StepList } from '#web/ui/wizard/step-list.tsx'
import { agentQuery } from '#web-features/agents'
import { ChannelForm } from './channel-form.tsx'
import { disconnectDiscordMutation, discordQuery } from './queries.ts'
import { ReadingView } from './reading-view.tsx'
import { RecordView } from './record-view.tsx'
import { t } from './t.ts'
import '#web/features/channels/channels.css'

const linkClass = 'font-medium text-brand-ink underline-offset-2 hover:underline'
const HELP = 'https://support.discord.com/hc/en-us/articles/228383668-Intro-to-Webhooks'

interface DiscordPanelProps {
  readonly region: Region
  readonly agentId: string
  /** The local run's page on which the channel's members are played. */
  readonly phone: string | undefined
  readonly onClose: () => void
}

/** Connecting a channel of Discord, step by step; afterwards how it is, whether the agent is asked there, and the way out. */
export const DiscordPanel = ({ region, agentId, phone, onClose }: DiscordPanelProps) => {
  const { data: agent } = useSuspenseQuery(agentQuery(region, agentId))
  const { data } = useSuspenseQuery(discordQuery(region, agentId))
  const first = useRef<HTMLInputElement>(null)
  const [isReplacing, setReplacing] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const disconnecting = useMutation(disconnectDiscordMutation(region, agentId))
  const { channel, application } = data
  const isBroken = channel?.account.state === 'broken'
  const needsForm = !channel || isReplacing || isBroken
  const disconnect = () =>
    disconnecting.mutate(undefined, {
      onSuccess: () => {
        notify(t('disconnected'), { tone: 'ok' })
        onClose()
      },
      onSettled: () => setLeaving(false),
    })
  return (
    <Drawer
      isOpen
      width={560}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      initialFocus={channel ? undefined : first}
      title={t('discord')}
      subtitle={t('for', { title: agent.title })}
      foot={
        <>
          {channel && (
            <Button variant="danger" onClick={() => setLeaving(true)}>
              {t('disconnect')}
            </Button>
          )}
          <span className="ms-auto flex flex-wrap items-center justify-end gap-x-4 gap-y-1">
            {phone && (
              <span className="flex items-center gap-2 text-sm text-ink-2">
                <Smartphone size={16} aria-hidden="true" />
                {t('localRun')}
                <a href={phone} target="_blank" rel="noopener" className={linkClass}>
                  {t('openPhone')}
                </a>
              </span>
            )}
            <Button variant={channel ? 'primary' : 'quiet'} onClick={onClose}>
              {t('done')}
            </Button>
          </span>
        </>
      }
    >
      <div className="grid grid-cols-1 content-start gap-4">
        {disconnecting.error && <ProblemNote title={t('notDisconnected')} error={disconnecting.error} />}
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
                    <RecordView channel={channel} onReplace={needsForm ? undefined : () => setReplacing(true)} />
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
          ]}
        />
      </div>
      <ConfirmDialog
        isOpen={isLeaving}
        title={t('disconnectTitle', { name: channel?.account.name ?? 'Discord' })}
        body={t('disconnectBody')}
        confirmLabel={t('disconnect')}
        isDangerous
        isBusy={disconnecting.isPending}
        onConfirm={disconnect}
        onCancel={() => setLeaving(false)}
      />
    </Drawer>
  )
}
