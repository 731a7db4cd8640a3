import { CircleAlert, Upload } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { cx } from '#web/lib/style/cx.ts'
import { t } from '#web/ui/deferred/t.ts'
import type { FileLimits } from './check-file.ts'
import { useFileTarget } from './use-file-target.ts'
import '#web/ui/form/field.css'
import './file-drop.css'

export interface FileDropProps extends FileLimits {
  readonly label: string
  /** Accepted files: "PDF or Markdown, up to 5 MB". */
  readonly hint: string
  /** The server's message about the last file. */
  readonly error?: string | undefined
  /** `row`: one line high, beside other fields. */
  readonly look?: 'row' | undefined
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined
  readonly onFile: (file: File) => void
}

/** Choose a file, drop it or paste it; a file that is not accepted is refused with its reason, in place. */
export const FileDrop = ({ label, hint, error, look, inputRef, onFile, ...limits }: FileDropProps) => {
  const id = useId()
  const { take, refusal, target } = useFileTarget(limits, onFile)
  const shown = refusal ?? error
  return (
    <div>
      <label className={cx('vg-drop', look && `vg-drop--${look}`)} {...target}>
        <Upload size={20} aria-hidden="true" />
        <span>
          <span className="font-medium text-brand-ink">{t('chooseFile')}</span> {t('orDrop')}
        </span>
        <span className="text-sm text-ink-2" id={`${id}-hint`}>
          {hint}
        </span>
        <input
          ref={inputRef}
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
      <p id={`${id}-error`} role="alert" className={shown ? 'vg-field__error' : ''}>
        {shown && <CircleAlert size={14} aria-hidden="true" />}
        {shown}
      </p>
    </div>
  )
}
