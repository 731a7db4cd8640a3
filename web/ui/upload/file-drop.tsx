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
  readonly onFile?: ((file: File) => void) | undefined
  /** Takes several at once; instead of `onFile`. */
  readonly onFiles?: ((files: readonly File[]) => void) | undefined
}

/** Choose files, drop them or paste them; each that is not accepted is refused with its reason, in place. */
export const FileDrop = ({ label, hint, error, look, inputRef, onFile, onFiles, ...limits }: FileDropProps) => {
  const id = useId()
  const { take, refusals, target } = useFileTarget({ ...limits, onFile, onFiles })
  const shown = [...refusals, ...(error && (onFiles || refusals.length === 0) ? [error] : [])]
  return (
    <div>
      <label className={cx('vg-drop', look && `vg-drop--${look}`)} {...target}>
        <Upload size={20} aria-hidden="true" />
        <span>
          <span className="font-medium text-brand-ink">{t(onFiles ? 'chooseFiles' : 'chooseFile')}</span>{' '}
          {t(onFiles ? 'orDropThem' : 'orDrop')}
        </span>
        <span className="text-sm text-ink-2" id={`${id}-hint`}>
          {hint}
        </span>
        <input
          ref={inputRef}
          type="file"
          multiple={onFiles !== undefined}
          aria-label={label}
          aria-describedby={`${id}-hint ${id}-error`}
          accept={limits.accept?.map((extension) => `.${extension}`).join(',')}
          onChange={(event) => {
            take(event.currentTarget.files)
            event.currentTarget.value = ''
          }}
        />
      </label>
      <div id={`${id}-error`} role="alert">
        {shown.map((text) => (
          <p key={text} className="vg-field__error">
            <CircleAlert size={14} className="flex-none" aria-hidden="true" />
            {text}
          </p>
        ))}
      </div>
    </div>
  )
}
