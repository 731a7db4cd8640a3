import { RotateCw } from 'lucide-react'
import type { Source } from '#shared/knowledge/schema'
import { t } from '#web/features/knowledge/t.ts'
import { ago } from '#web/lib/ago.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { t as ui } from '#web/ui/t.ts'

interface FailedLineProps {
  readonly source: Source
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

export const FailedLine = ({ source: { error, lastOkAt, chunkCount }, isRetrying, onRetry }: FailedLineProps) => (
  <tr>
    <td colSpan={5} className="border-t-0! pt-0! pb-3! md:ps-12!">
      <Note
        tone="bad"
        title={error ? t(error.code) : t('status.failed')}
        actions={
          <Button size="small" icon={<RotateCw size={14} />} busy={isRetrying} onClick={onRetry}>
            {ui('tryAgain')}
          </Button>
        }
      >
        <p className="text-ink-2">
          {chunkCount > 0 && lastOkAt !== undefined
            ? t('stillAnswers', { when: ago(lastOkAt, Date.now()), chunks: chunkCount })
            : t('nothingAnswers')}
        </p>
      </Note>
    </td>
  </tr>
)
