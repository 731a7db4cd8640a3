import { FileText, X } from 'lucide-react'
import { fileSize } from '#web/features/knowledge/sources/file-size.ts'
import { t } from '#web/features/knowledge/t.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { t as ui } from '#web/ui/t.ts'
import { FileDrop } from '#web/ui/upload/file-drop.tsx'
import { fileKinds } from './file-kinds.ts'

interface FileFieldProps {
  readonly file: File | undefined
  /** Of the upload, while it runs. */
  readonly percent: number | undefined
  readonly error: string | undefined
  readonly onFile: (file: File | undefined) => void
}

export const FileField = ({ file, percent, error, onFile }: FileFieldProps) => (
  <div className="grid gap-3">
    {file ? (
      <div className="rounded-lg border border-line p-3">
        <div className="flex items-center gap-3">
          <FileText size={20} className="text-ink-2" aria-hidden="true" />
          <span className="min-w-0 flex-1 truncate font-medium">
            {t('chosen', { name: file.name, size: fileSize(file.size) })}
          </span>
          {percent === undefined && (
            <IconButton
              label={ui('remove', { what: file.name })}
              size="small"
              icon={<X size={15} />}
              onClick={() => onFile(undefined)}
            />
          )}
        </div>
        {percent !== undefined && (
          <div className="mt-2.5">
            <Progress label={t('uploading', { percent })} percent={percent} />
          </div>
        )}
      </div>
    ) : (
      <FileDrop label={t('file')} hint={t('fileHint')} accept={Object.keys(fileKinds)} maxSizeMB={20} onFile={onFile} />
    )}
    {error && !file && <Note tone="bad">{error}</Note>}
  </div>
)
