import { CircleAlert } from 'lucide-react'
import { type ReactNode, type RefObject, useState } from 'react'
import { checkFile, type FileLimits } from './check-file.ts'
import '#web/ui/form/field.css'
import './file-box.css'

interface FileBoxProps extends FileLimits {
  /** Of the file input, for the labels that open it. */
  readonly id: string
  readonly label: string
  readonly describedBy?: string | undefined
  readonly isEmpty: boolean
  /** The server's message about the last file. */
  readonly error?: string | undefined
  readonly inputRef?: RefObject<HTMLInputElement | null> | undefined
  readonly onFile: (file: File) => void
  readonly children: ReactNode
}

/** One line that holds a file or takes one: also a dropped one. A file that is not accepted is refused with its reason, below. */
export const FileBox = ({
  id,
  label,
  describedBy,
  isEmpty,
  error,
  inputRef,
  onFile,
  children,
  ...limits
}: FileBoxProps) => {
  const [isOver, setOver] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const shown = refusal ?? error
  const take = (file: File | undefined) => {
    if (!file) return
    const wrong = checkFile(file, limits)
    setRefusal(wrong && `${file.name}: ${wrong}`)
    if (!wrong) onFile(file)
  }
  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way for a pointer; the input inside is the control */}
      <div
        className="vg-file-box"
        data-empty={isEmpty || undefined}
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
        {/* stays through every state, so that it can keep the focus */}
        <input
          ref={inputRef}
          id={id}
          type="file"
          aria-label={label}
          aria-describedby={[describedBy, `${id}-file-error`].filter(Boolean).join(' ')}
          accept={limits.accept?.map((extension) => `.${extension}`).join(',')}
          onChange={(event) => {
            take(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
        {children}
      </div>
      <p id={`${id}-file-error`} role="alert" className={shown ? 'vg-field__error' : ''}>
        {shown && <CircleAlert size={14} aria-hidden="true" />}
        {shown}
      </p>
    </div>
  )
}
