import { RotateCw } from 'lucide-react'
import { Problem } from '#shared/problems'
import { Button } from '#web/ui/button/button.tsx'
import { t } from '#web/ui/t.ts'
import { Note } from './note.tsx'

export interface ProblemNoteProps {
  /** What failed: "The agents did not load." */
  readonly title: string
  readonly error: unknown
  readonly onRetry?: (() => void) | undefined
  readonly isRetrying?: boolean | undefined
  /** What still works. */
  readonly reassurance?: string | undefined
}

/**
 * A failure in place: what failed, the server's message, a way to recover, and a request id. Only the server's own answers
 * have such an id; a failed connection is no response of the server's.
 */
export const ProblemNote = ({ title, error, onRetry, isRetrying, reassurance }: ProblemNoteProps) => {
  const requestId = error instanceof Problem ? error.details.requestId : undefined
  return (
    <Note
      tone="bad"
      title={title}
      actions={
        <>
          {onRetry && (
            <Button size="small" icon={<RotateCw size={14} />} busy={isRetrying} onClick={onRetry}>
              {t('tryAgain')}
            </Button>
          )}
          {requestId && (
            <code className="ms-auto font-mono text-xs text-ink-2">
              {t('requestId', { id: requestId.slice(0, 8) })}
            </code>
          )}
        </>
      }
    >
      <p>{reasonOf(error)}</p>
      {reassurance && <p className="text-ink-2">{reassurance}</p>}
    </Note>
  )
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Problem)) return t('failed')
  return error.details.requestId ? t('serverSays', { message: error.message }) : error.message
}
