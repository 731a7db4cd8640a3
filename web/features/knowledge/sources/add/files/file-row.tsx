import { FileText, X } from 'lucide-react'
import { fileSize } from '#web/features/knowledge/sources/file-size.ts'
import { t } from '#web/features/knowledge/t.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { t as ui } from '#web/ui/t.ts'
import type { QueuedFile } from './queued-file.ts'

interface FileRowProps {
  readonly queued: QueuedFile
  readonly onRemove: () => void
}

/** A chosen file: its name and size, then its progress, that it was added, or why it was not. */
export const FileRow = ({ queued: { file, state, percent, reason }, onRemove }: FileRowProps) => {
  const isWrong = state === 'failed' || state === 'refused'
  return (
    <div className="grid gap-1.5 px-3 py-2">
      <div className="flex min-h-8 items-center gap-3">
        <FileText size={18} className="flex-none text-ink-2" aria-hidden="true" />
        <span className="flex min-w-0 flex-1 items-baseline gap-2">
          <span className="truncate font-medium" title={file.name}>
            {file.name}
          </span>
          <span className="flex-none text-sm text-ink-2 tabular-nums">{fileSize(file.size)}</span>
        </span>
        {state === 'added' && <State kind="fine">{t('fileAdded')}</State>}
        {state === 'sending' && (
          <State kind="working">{percent < 100 ? t('uploading', { percent }) : t('starting')}</State>
        )}
        {(state === 'waiting' || isWrong) && (
          <IconButton
            label={ui('remove', { what: file.name })}
            size="small"
            icon={<X size={15} />}
            onClick={onRemove}
          />
        )}
      </div>
      {state === 'sending' && <Progress label={`${file.name}: ${t('uploading', { percent })}`} percent={percent} />}
      {isWrong && (
        <p role="alert" className="text-sm text-bad">
          <span className="sr-only">{file.name}: </span>
          {reason}
        </p>
      )}
    </div>
  )
}
