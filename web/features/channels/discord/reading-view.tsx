import { useMutation } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import type { DiscordApplication, DiscordReading } from '#shared/channels/discord'
import type { Region } from '#shared/regions'
import { OwnAppLink } from '#web/features/channels/apps/own-app-link.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { Note } from '#web/ui/feedback/note.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { remakeCommandMutation } from './queries.ts'
import { t } from './t.ts'

interface ReadingViewProps {
  readonly region: Region
  readonly agentId: string
  readonly reading: DiscordReading
  /** The application that is asked; none where neither the workspace nor the operator has one. */
  readonly application: DiscordApplication | undefined
  /** The workspace has one of its own, and the channel is connected through another. */
  readonly canUseOwnApp: boolean
}

/** Whether the agent is asked in the channel, and what to do where it is not. */
export const ReadingView = ({ region, agentId, reading, application, canUseOwnApp }: ReadingViewProps) => {
  const checking = useMutation(remakeCommandMutation(region, agentId))
  const { title, detail } = wordsOf(reading)
  const isReady = reading.state === 'ready'
  return (
    <div className="grid grid-cols-1 gap-3 text-base text-ink">
      <State kind={isReady ? 'fine' : 'changed'}>{title}</State>
      <p className="text-sm text-ink-2">{detail}</p>
      {checking.error && <ProblemNote title={t('notChecked')} error={checking.error} />}
      {!isReady && (
        <div className="flex flex-wrap gap-2">
          {reading.state === 'not-in-server' && application && (
            <a
              className={buttonClass({ variant: 'primary' })}
              href={application.inviteUrl}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('addToServer')}
            </a>
          )}
          <Button icon={<RotateCw size={14} />} busy={checking.isPending} onClick={() => checking.mutate({})}>
            {t('checkAgain')}
          </Button>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        {canUseOwnApp && (
          <Button size="small" busy={checking.isPending} onClick={() => checking.mutate({ useOwnApp: true })}>
            {t('useOwnApplication')}
          </Button>
        )}
        <OwnAppLink region={region} isOwn={application?.isOwn} />
      </div>
      {isReady && (
        <Note title={t('messagesTitle')}>
          <p>{t('messages')}</p>
        </Note>
      )}
    </div>
  )
}

const wordsOf = ({ state, reason = '' }: DiscordReading): { readonly title: string; readonly detail: string } => {
  switch (state) {
    case 'ready':
      return { title: t('askReady'), detail: t('askReadyDetail') }
    case 'no-application':
      return { title: t('askNone'), detail: t('askNoneDetail') }
    case 'not-in-server':
      return { title: t('askAway'), detail: t('askAwayDetail') }
    case 'other-endpoint':
      return { title: t('askElsewhere'), detail: t('askElsewhereDetail', { reason }) }
    case 'failed':
      return { title: t('askFailed'), detail: reason === '' ? t('askFailedUnknown') : reason }
  }
}
