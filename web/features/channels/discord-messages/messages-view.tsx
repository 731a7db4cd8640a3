import { useMutation, useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import type { DiscordAnswers } from '#shared/channels/schema'
import type { Region } from '#shared/regions'
import { saveChannelSettingsMutation } from '#web/features/channels/settings-mutation.ts'
import { Button } from '#web/ui/button/button.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { RadioList } from '#web/ui/choice/radio-list.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { gatewayQuery } from './messages-query.ts'
import { t } from './t.ts'

const answers = ['mentioned', 'all', 'commands'] as const satisfies readonly DiscordAnswers[]

interface MessagesViewProps {
  readonly region: Region
  readonly agentId: string
  readonly channelId: string
  readonly messages: DiscordAnswers
}

/** Whether messages of the channel arrive at the moment, and which of them the agent answers. The choice is there only where they can. */
export const MessagesView = ({ region, agentId, channelId, messages }: MessagesViewProps) => {
  const asked = useQuery(gatewayQuery(region, agentId, channelId))
  const saving = useMutation(saveChannelSettingsMutation(region, agentId))
  if (asked.error) return <ProblemNote title={t('notAsked')} error={asked.error} />
  if (!asked.data) return <p className="text-sm text-ink-2">{t('asking')}</p>
  const { gateway, isOwnApp } = asked.data
  if (isOwnApp) return <Explained kind="changed" title={t('off')} detail={t('ownAppDetail')} />
  if (!gateway) return <Explained kind="changed" title={t('off')} detail={t('offDetail')} />
  const isUnseen = gateway.seesChannel === false
  return (
    <div className="grid grid-cols-1 gap-3 text-base text-ink">
      {isUnseen ? (
        <>
          <Explained kind="changed" title={t('unseen')} detail={t('unseenDetail')} />
          <div className="flex flex-wrap gap-2">
            <a
              className={buttonClass({ variant: 'primary' })}
              href={gateway.inviteUrl}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('addBot')}
            </a>
            <Button icon={<RotateCw size={14} />} busy={asked.isFetching} onClick={() => asked.refetch()}>
              {t('checkAgain')}
            </Button>
          </div>
        </>
      ) : (
        <Explained
          kind={gateway.isConnected ? 'fine' : 'changed'}
          title={t(gateway.isConnected ? 'connected' : 'notConnected')}
          detail={t(gateway.isConnected ? 'connectedDetail' : 'notConnectedDetail')}
        />
      )}
      <section className="grid content-start gap-3" aria-labelledby="discord-answers">
        <h3 id="discord-answers" className="vg-small-title">
          {t('answer')}
        </h3>
        <RadioList
          label={t('answer')}
          value={messages}
          options={answers.map((value) => ({ value, label: t(value), hint: t(`${value}Hint`) }))}
          onChange={(next) => saving.mutate({ discord: { messages: next } })}
        />
        {saving.error && <ProblemNote title={t('settingsNotSaved')} error={saving.error} />}
      </section>
    </div>
  )
}

interface ExplainedProps {
  readonly kind: 'fine' | 'changed'
  readonly title: string
  readonly detail: string
}

const Explained = ({ kind, title, detail }: ExplainedProps) => (
  <div className="grid grid-cols-1 gap-1 text-base text-ink">
    <State kind={kind}>{title}</State>
    <p className="text-sm text-ink-2">{detail}</p>
  </div>
)
