import { RotateCw, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { sizeOf } from '#web/features/conversations/size-of.ts'
import { t as conversations } from '#web/features/conversations/t.ts'
import { t } from '#web/features/conversations/test/t.ts'
import type { Attached } from '#web/features/conversations/test/use-attached.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { UploadRow } from '#web/ui/upload-row.tsx'

interface TrayProps {
  readonly attached: readonly Attached[]
  readonly onAgain: (one: Attached) => void
  readonly onRemove: (one: Attached) => void
  /** The last one was taken off. */
  readonly onEmpty: () => void
}

/** The files that go with the next message: each on its way, there, or refused in words. */
export const Tray = ({ attached, onAgain, onRemove, onEmpty }: TrayProps) => {
  const list = useRef<HTMLUListElement>(null)
  const newest = attached.at(-1)?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: each newly chosen file comes into view
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [newest])
  const remove = (one: Attached, at: number) => {
    // the focus goes with the row
    const row = list.current?.children[at + 1] ?? list.current?.children[at - 1]
    const next = row?.querySelector<HTMLElement>('[data-remove]')
    if (next) next.focus()
    else onEmpty()
    onRemove(one)
  }
  return (
    <>
      <p className="sr-only" role="status">
        {attached
          .filter(({ id }) => id)
          .slice(-1)
          .map(({ file }) => t('fileReady', { name: file.name }))}
      </p>
      {attached.length > 0 && (
        <ul ref={list} className="vg-tray" aria-label={conversations('attached')}>
          {attached.map((one, at) => (
            <li key={one.key}>
              <TrayRow one={one} onAgain={() => onAgain(one)} onRemove={() => remove(one, at)} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

interface TrayRowProps {
  readonly one: Attached
  readonly onAgain: () => void
  readonly onRemove: () => void
}

const TrayRow = ({ one: { file, id, percent, trouble, isRefused }, onAgain, onRemove }: TrayRowProps) => {
  const src = usePreview(file)
  const isOnItsWay = !id && !trouble
  const size = sizeOf(file.size)
  return (
    <UploadRow
      src={src}
      name={file.name}
      {...(trouble ? {} : { fact: isOnItsWay ? t('percent', { size, percent }) : size })}
      actions={
        <IconButton
          label={t('removeFile', { name: file.name })}
          size="small"
          icon={<X size={15} />}
          data-remove
          onClick={onRemove}
        />
      }
    >
      {trouble && (
        <p className="text-sm text-bad" role="alert">
          {trouble}
        </p>
      )}
      {trouble && !isRefused && (
        <Button variant="link" className="justify-self-start text-sm" icon={<RotateCw size={14} />} onClick={onAgain}>
          {t('again')}
        </Button>
      )}
      {isOnItsWay && <Progress label={t('uploading', { name: file.name, percent })} percent={percent} />}
    </UploadRow>
  )
}

/** A picture from the person's own disk; nothing for other kinds. */
const usePreview = (file: File): string | undefined => {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    if (!/^image\/(png|jpeg|gif|webp)$/.test(file.type)) return
    const made = URL.createObjectURL(file)
    setSrc(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return src
}
