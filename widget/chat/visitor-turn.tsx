import { memo, useContext } from 'react'
import type { AttachedFilesProps } from '#widget/parts/attachments/attached-files.tsx'
import { inWords } from '#widget/parts/in-words.ts'
import { late } from '#widget/parts/late.tsx'
import { Words } from '#widget/parts/words.ts'
import type { Turn } from '#widget/session/chat-state.ts'

const AttachedFiles = late<AttachedFilesProps>(
  async () => (await import('#widget/parts/attachments/attached-files.tsx')).AttachedFiles,
)

interface VisitorTurnProps {
  readonly turn: Turn
  /** The connection is down: what is on its way is not there yet. */
  readonly isWaiting: boolean
  readonly tryAgain: (clientId?: string) => void
  readonly reach: AttachedFilesProps['reach']
}

/** What the visitor said; dashed, with Try again, until it is known to have arrived. */
export const VisitorTurn = memo(({ turn, isWaiting, tryAgain, reach }: VisitorTurnProps) => {
  const say = useContext(Words)
  const isUnsent = turn.delivery === 'unsent' || (turn.delivery === 'sending' && isWaiting)
  // a form shows its answers itself
  if (turn.form && !isUnsent && turn.delivery !== 'unanswered') return null
  return (
    <div className="t me">
      {turn.text && (
        <div className={isUnsent ? 'b unsent' : 'b'} dir="auto">
          <span className="sr">{say.you}: </span>
          {turn.text}
        </div>
      )}
      {turn.attachments && <AttachedFiles files={turn.attachments} messageId={turn.id} reach={reach} />}
      {(isUnsent || turn.delivery === 'unanswered') && (
        <p className="trouble">
          {turn.delivery === 'unanswered' ? say.notAnswered : say.notSent} {inWords(say, turn.trouble ?? '')}{' '}
          <button className="again" type="button" onClick={() => tryAgain(turn.clientId)}>
            {say.tryAgain}
          </button>
        </p>
      )}
    </div>
  )
})
