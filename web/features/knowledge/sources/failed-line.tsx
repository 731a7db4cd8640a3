import { Link } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import type { Source } from '#shared/knowledge/schema'
import { t } from '#web/features/knowledge/t.ts'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { dateLocale } from '#web/lib/words/language.ts'
import { Button } from '#web/ui/button/button.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { Note } from '#web/ui/feedback/note.tsx'
import { t as ui } from '#web/ui/t.ts'
import { inSentence } from '#web/ui/text/in-sentence.ts'
import { nextRefresh } from './next-refresh.ts'

const day = new Intl.DateTimeFormat(dateLocale, { day: 'numeric', month: 'long' })

interface FailedLineProps {
  readonly source: Source
  readonly columns: number
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** Below a failed source: the server's message, since when, what still answers, and the two actions. */
export const FailedLine = ({ source, columns, isRetrying, onRetry }: FailedLineProps) => {
  const { id, type, error, lastOkAt, chunkCount, failures, failingSince, nextAt } = source
  return (
    <tr>
      <td colSpan={columns} className="border-t-0! pt-0! pb-3! md:ps-12!">
        <Note tone="bad">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <div className="min-w-0 flex-1 basis-72">
              <p>
                <span className="font-medium">{error ? t(error.code) : t('status.failed')}</span>
                {failures !== undefined && failingSince !== undefined && (
                  <> {t('failedSince', { count: failures, since: day.format(failingSince) })}</>
                )}
              </p>
              <p className="text-ink-2">
                {chunkCount > 0 && lastOkAt !== undefined
                  ? t('stillAnswers', { when: day.format(lastOkAt), chunks: chunkCount })
                  : t('nothingAnswers')}
                {nextAt !== undefined && <> {t('keepTrying', { when: inSentence(nextRefresh(source, Date.now())) })}</>}
              </p>
            </div>
            {viewerMay('edit-knowledge') && (
              <>
                {type === 'url' && (
                  <Link
                    from="/app/$region/agents/$agentId/kb"
                    search={(before) => ({ ...before, source: id })}
                    className={buttonClass({ size: 'small' })}
                  >
                    {t('editAddress')}
                  </Link>
                )}
                <Button size="small" icon={<RotateCw size={14} />} busy={isRetrying} onClick={onRetry}>
                  {ui('tryAgain')}
                </Button>
              </>
            )}
          </div>
        </Note>
      </td>
    </tr>
  )
}
