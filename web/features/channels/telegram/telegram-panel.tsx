import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ChannelSettings, ConnectedAccount } from '#shared/channels/schema'
import type { Region } from '#shared/regions'
import { AccountNote } from '#web/features/channels/health/account-note.tsx'
import { CheckNow } from '#web/features/channels/health/check-now.tsx'
import { t as health } from '#web/features/channels/health/t.ts'
import { ChannelPanel } from '#web/features/channels/panel/channel-panel.tsx'
import { linkClass } from '#web/features/channels/panel/link-class.ts'
import { t } from '#web/features/channels/t.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { StepList } from '#web/ui/wizard/step-list.tsx'
import { BotTokenForm } from './bot-token-form.tsx'
import { BotView } from './bot-view.tsx'
import { GroupAnswersSetting } from './group-answers-setting.tsx'
import { connectTelegramMutation, disconnectTelegramMutation, telegramQuery } from './queries.ts'
import { WebhookFacts } from './webhook-facts.tsx'

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
  const asked = useQuery({ ...telegramQuery(region, agentId), enabled: account !== undefined })
  const first = useRef<HTMLInputElement>(null)
  const [isReplacing, setReplacing] = useState(false)
  const reconnecting = useMutation(connectTelegramMutation(region, agentId))
  const disconnecting = useMutation(disconnectTelegramMutation(region, agentId))
  const shown = asked.data?.account ?? account
  const phone = channels.phones?.telegram
  const needsToken = !shown || isReplacing || shown.state === 'broken'
  const reconnect = () =>
    reconnecting.mutate(undefined, {
      onSuccess: ({ account: { name } }) => notify(health('reconnected', { name }), { tone: 'ok' }),
    })
  return (
    <ChannelPanel
      region={region}
      agentId={agentId}
      title={t('telegram')}
      width={shown ? 860 : 560}
      initialFocus={shown ? undefined : first}
      isConnected={shown !== undefined}
      leaving={
        shown && {
          label: t('disconnect'),
          title: t('disconnectTitle', { name: shown.name }),
          body: t('disconnectBody'),
          done: t('disconnected'),
          failed: t('notDisconnected'),
          mutation: disconnecting,
        }
      }
      phones={[{ label: t('openPhone'), href: phone }]}
      onClose={onClose}
    >
      <div className={shown ? 'vg-telegram' : undefined}>
        <div className="grid grid-cols-1 content-start gap-4">
          {shown && <AccountNote account={shown} reconnecting={{ ...reconnecting, mutate: reconnect }} />}
          <StepList
            isSpaced
            steps={[
              {
                label: t('stepBot'),
                state: 'done',
                detail: t(phone ? 'stepBotLocal' : 'stepBotDetail'),
                aside: (
                  <a
                    href={phone ?? 'https://t.me/BotFather'}
                    target="_blank"
                    rel="noopener noreferrer"
                    className={linkClass}
                  >
                    {t(phone ? 'openPhonePage' : 'openBotFather')}
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
                detail: shown ? (
                  <div className="grid grid-cols-1 gap-2">
                    <WebhookFacts account={shown} asked={asked} />
                    <CheckNow region={region} accounts={[shown]} />
                  </div>
                ) : (
                  t('stepWebhookNext')
                ),
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
    </ChannelPanel>
  )
}
