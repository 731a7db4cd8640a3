import type { ConnectedAccount } from '#shared/channels/schema'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { reasonOf, waitingOf } from './account-health.ts'
import { since } from './since.ts'
import { t } from './t.ts'

interface AccountNoteProps {
  readonly account: ConnectedAccount
  /** The way out, where connecting it again is not. */
  readonly hint?: string | undefined
  /** Connecting it again by the credential that is stored; absent where the panel's steps are the way. */
  readonly reconnecting?: { readonly isPending: boolean; readonly error: Error | null; readonly mutate: () => void }
}

/** In a channel's panel: what is wrong with its account, since when, and the way out. Nothing while it is fine. */
export const AccountNote = ({ account, hint, reconnecting }: AccountNoteProps) => {
  const { state } = account
  if (state === 'connected') return null
  const now = Date.now()
  const time = since(account.since ?? now, now)
  const facts = [reasonOf(account), waitingOf(account)].filter((fact) => fact !== undefined)
  return (
    <div className="grid gap-3">
      <Note
        tone={state === 'broken' ? 'bad' : 'warn'}
        title={state === 'broken' ? t('brokenTitle', { time }) : t('degradedTitle', { time })}
        actions={
          reconnecting && (
            <Button size="small" busy={reconnecting.isPending} onClick={() => reconnecting.mutate()}>
              {t('reconnect')}
            </Button>
          )
        }
      >
        {facts.map((fact) => (
          <p key={fact}>{fact.replace(/\.?$/, '.')}</p>
        ))}
        <p>{hint ?? t('reconnectHint')}</p>
      </Note>
      {reconnecting?.error && <ProblemNote title={t('notReconnected')} error={reconnecting.error} />}
    </div>
  )
}
