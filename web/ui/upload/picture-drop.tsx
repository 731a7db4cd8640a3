import { CircleAlert, Trash2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { t } from '#web/ui/deferred/t.ts'
import { t as ui } from '#web/ui/t.ts'
import type { FileLimits } from './check-file.ts'
import { FileDrop } from './file-drop.tsx'
import { UploadRow } from './upload-row.tsx'
import { useFileTarget } from './use-file-target.ts'

interface PictureDropProps extends FileLimits {
  readonly label: string
  /** Accepted files: "PNG or JPEG, up to 5 MB". */
  readonly hint: string
  /** The chosen picture, which the form sends with its other fields. */
  readonly file: { readonly name: string; readonly src: string } | undefined
  readonly onFile: (file: File) => void
  readonly onRemove: () => void
}

/** A picture that a form sends itself: an empty row to drop it on, then its thumbnail, to be replaced or removed. */
export const PictureDrop = ({ label, hint, file, onFile, onRemove, ...limits }: PictureDropProps) => {
  const id = useId()
  const empty = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const { take, refusals, target } = useFileTarget({ ...limits, onFile })
  const [refusal] = refusals
  if (!file) return <FileDrop {...limits} look="row" label={label} hint={hint} inputRef={empty} onFile={onFile} />
  return (
    <div>
      <section className="vg-drop vg-drop--kept" aria-label={label} {...target}>
        <UploadRow
          src={file.src}
          name={file.name}
          actions={
            <>
              <Button size="small" aria-describedby={`${id}-error`} onClick={() => chooser.current?.click()}>
                {t('replace')}
              </Button>
              <IconButton
                label={ui('remove', { what: file.name })}
                size="small"
                icon={<Trash2 size={15} />}
                onClick={() => {
                  onRemove()
                  // the pressed button is gone with its row
                  requestAnimationFrame(() => empty.current?.focus())
                }}
              />
            </>
          }
        >
          <p className="text-sm text-ink-2">{hint}</p>
        </UploadRow>
        <input
          ref={chooser}
          type="file"
          hidden
          aria-label={label}
          accept={limits.accept?.map((extension) => `.${extension}`).join(',')}
          onChange={({ currentTarget }) => {
            take(currentTarget.files)
            currentTarget.value = ''
          }}
        />
      </section>
      <p id={`${id}-error`} role="alert" className={refusal ? 'vg-field__error' : ''}>
        {refusal && <CircleAlert size={14} aria-hidden="true" />}
        {refusal}
      </p>
    </div>
  )
}
