import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ChannelSettings, ConnectedAccount } from '#shared/channels/schema'
import type { Region } from '#shared/regions'
import { AccountNote } from '#web/features/channels/health/account-note.tsx'
import { t as health } from '#web/features/channels/health/t.ts'
import { t } from '#web/features/channels/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'
import { StepList } from '#web/ui/wizard/step-list.tsx'
import { agentQuery } from '#web-features/agents'
import { BotTokenForm } from './bot-token-form.tsx'
import { BotView } from './bot-view.tsx'
import { GroupAnswersSetting } from './group-answers-setting.tsx'
import { connectTelegramMutation, disconnectTelegramMutation, telegramQuery } from './queries.ts'
import { WebhookFacts } from './webhook-facts.tsx'
import '#web/features/channels/channels.css'

const linkClass = 'font-medium text-brand-ink underline-offset-2 hover:underline'

interface TelegramPanelProps {
  readonly region: Region
  readonly agentId: string
  readonly channels: {
    readonly accounts: readonly ConnectedAccount[]
    readonly settings: ChannelSettings
    readonly phones?: { readonly telegram?: string | undefined } | undefined
  }
  readonly onClose: () => void
}

/** Connecting a Telegram bot, step by step; afterwards how it is, where it answers, and the way out. */
export const TelegramPanel = ({ region, agentId, channels, onClose }: TelegramPanelProps) => {
  const account = channels.accounts.find(({ kind }) => kind === 'telegram')
  const { data: agent } = useSuspenseQuery(agentQuery(region, agentId))
  const asked = useQuery({ ...telegramQuery(region, agentId), enabled: account !== undefined })
  const first = useRef<HTMLInputElement>(null)
  const [isReplacing, setReplacing] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const reconnecting = useMutation(connectTelegramMutation(region, agentId))
  const disconnecting = useMutation(disconnectTelegramMutation(region, agentId))
  const shown = asked.data?.account ?? account
  const needsToken = !shown || isReplacing || shown.state === 'broken'
  const phone = channels.phones?.telegram
  const reconnect = () =>
    reconnecting.mutate(undefined, {
      onSuccess: ({ account: { name } }) => notify(health('reconnected', { name }), { tone: 'ok' }),
    })
  const disconnect = () =>
    disconnecting.mutate(undefined, {
      onSuccess: () => notify(t('disconnected'), { tone: 'ok' }),
      onSettled: () => setLeaving(false),
    })
  return (
    <Drawer
      isOpen
      width={shown ? 860 : 560}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      initialFocus={shown ? undefined : first}
      title={t('telegram')}
      subtitle={t('for', { title: agent.title })}
      foot={
        <>
          {shown && (
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
            <Button variant={shown ? 'primary' : 'quiet'} onClick={onClose}>
              {t('done')}
            </Button>
          </span>
        </>
      }
    >
      <div className={shown ? 'vg-telegram' : undefined}>
        <div className="grid grid-cols-1 content-start gap-4">
          {shown && <AccountNote account={shown} reconnecting={{ ...reconnecting, mutate: reconnect }} />}
          {disconnecting.error && <ProblemNote title={t('notDisconnected')} error={disconnecting.error} />}
          <StepList
            isSpaced
            steps={[
              {
                label: t('stepBot'),
                state: 'done',
                detail: t('stepBotDetail'),
                aside: (
                  <a href="https://t.me/BotFather" target="_blank" rel="noopener noreferrer" className={linkClass}>
                    {t('openBotFather')}
                  </a>
                ),
              },
              {
                label: t('stepToken'),
                state: shown ? (shown.state === 'broken' ? 'failed' : 'done') : 'now',
                detail: (
                  <div className="grid grid-cols-1 gap-3">
                    {shown && <BotView account={shown} onReplace={needsToken ? undefined : () => setReplacing(true)} />}
                    {needsToken && (
                      <BotTokenForm
                        region={region}
                        agentId={agentId}
                        first={first}
                        onCancel={isReplacing ? () => setReplacing(false) : undefined}
                        onConnected={() => setReplacing(false)}
                      />
                    )}
                  </div>
                ),
              },
              {
                label: t('stepWebhook'),
                state: shown ? (asked.data && !asked.data.webhook.isOurs ? 'failed' : 'done') : 'next',
                detail: shown ? <WebhookFacts account={shown} asked={asked} /> : t('stepWebhookNext'),
              },
            ]}
          />
        </div>
        {shown && (
          <GroupAnswersSetting
            region={region}
            agentId={agentId}
            account={shown}
            groups={channels.settings.telegram.groups}
          />
        )}
      </div>
      <ConfirmDialog
        isOpen={isLeaving}
        title={t('disconnectTitle', { name: shown?.name ?? 'Telegram' })}
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
