import { useMutation } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import type { DiscordReading } from '#shared/channels/discord'
import type { Region } from '#shared/regions'
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
  /** Where the application is added to a server; without one the operator has none. */
  readonly inviteUrl: string | undefined
}

/** Whether the agent is asked in the channel, and what to do where it is not. */
export const ReadingView = ({ region, agentId, reading, inviteUrl }: ReadingViewProps) => {
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
          {reading.state === 'not-in-server' && inviteUrl && (
            <a
              className={buttonClass({ variant: 'primary' })}
              href={inviteUrl}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('addToServer')}
            </a>
          )}
          <Button icon={<RotateCw size={14} />} busy={checking.isPending} onClick={() => checking.mutate()}>
            {t('checkAgain')}
          </Button>
        </div>
      )}
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
