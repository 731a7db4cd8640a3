import { memo, useContext } from 'react'
import { translate } from '#widget/language/translate.ts'
import { Words } from '#widget/language/words.ts'
import type { AttachedFilesProps } from '#widget/parts/attachments/attached-files.tsx'
import type { Turn } from '#widget/session/state/chat-state.ts'
import { lazy } from '#widget/ui/lazy.tsx'

const AttachedFiles = lazy<AttachedFilesProps>(
  async () => (await import('#widget/parts/attachments/attached-files.tsx')).AttachedFiles,
)

interface VisitorTurnProps {
  readonly turn: Turn
  /** The connection is down: a turn that is being sent counts as unsent. */
  readonly isWaiting: boolean
  readonly tryAgain: (clientId?: string) => void
  readonly getCalls: AttachedFilesProps['getCalls']
}

/** A message of the visitor; dashed, with Try again, while it is unsent. */
export const VisitorTurn = memo(({ turn, isWaiting, tryAgain, getCalls }: VisitorTurnProps) => {
  const words = useContext(Words)
  const isUnsent = turn.delivery === 'unsent' || (turn.delivery === 'sending' && isWaiting)
  // a form shows its answers itself
  if (turn.form && !isUnsent && turn.delivery !== 'unanswered') return null
  return (
    <div className="t me">
      {turn.text && (
        <div className={isUnsent ? 'b unsent' : 'b'} dir="auto">
          <span className="sr">{words.you}: </span>
          {turn.text}
        </div>
      )}
      {turn.attachments && <AttachedFiles files={turn.attachments} messageId={turn.id} getCalls={getCalls} />}
      {(isUnsent || turn.delivery === 'unanswered') && (
        <p className="trouble">
          {turn.delivery === 'unanswered' ? words.notAnswered : words.notSent} {translate(words, turn.error ?? '')}{' '}
          <button className="again" type="button" onClick={() => tryAgain(turn.clientId)}>
            {words.tryAgain}
          </button>
        </p>
      )}
    </div>
  )
})
