import { CircleAlert, Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { t } from '#web/ui/deferred/t.ts'
import { checkFile, type FileLimits } from './check-file.ts'
import '#web/ui/form/field.css'
import './file-drop.css'

export interface FileDropProps extends FileLimits {
  readonly label: string
  /** Accepted files: "PDF or Markdown, up to 5 MB". */
  readonly hint: string
  readonly onFile: (file: File) => void
}

/** Choose a file or drop it; a file that is not accepted is refused with its reason, in place. */
export const FileDrop = ({ label, hint, onFile, ...limits }: FileDropProps) => {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const take = (file: File | undefined) => {
    if (!file) return
    const wrong = checkFile(file, limits)
    setRefusal(wrong && `${file.name}: ${wrong}`)
    if (!wrong) onFile(file)
  }
  return (
    <div>
      <label
        className="vg-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          take(event.dataTransfer.files[0])
        }}
      >
        <Upload size={20} aria-hidden="true" />
        <span>
          <span className="font-medium text-brand-ink">{t('chooseFile')}</span> {t('orDrop')}
        </span>
        <span className="text-sm text-ink-2" id={`${id}-hint`}>
          {hint}
        </span>
        <input
          type="file"
          aria-label={label}
          aria-describedby={`${id}-hint ${id}-error`}
          accept={limits.accept?.map((extension) => `.${extension}`).join(',')}
          onChange={(event) => {
            take(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
      </label>
      <p id={`${id}-error`} role="alert" className={refusal ? 'vg-field__error' : ''}>
        {refusal && <CircleAlert size={14} aria-hidden="true" />}
        {refusal}
      </p>
    </div>
  )
}
