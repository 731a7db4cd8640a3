import { RotateCw, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { fileSize } from '#web/features/conversations/messages/file-size.ts'
import { t as conversations } from '#web/features/conversations/t.ts'
import { t } from '#web/features/conversations/test-chat/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Progress } from '#web/ui/feedback/progress.tsx'
import { UploadRow } from '#web/ui/upload/upload-row.tsx'
import type { PendingAttachment } from './use-attachments.ts'

interface AttachmentTrayProps {
  readonly attached: readonly PendingAttachment[]
  readonly onAgain: (one: PendingAttachment) => void
  readonly onRemove: (one: PendingAttachment) => void
  /** The last one was removed. */
  readonly onEmpty: () => void
}

/** The files of the next message: each uploading, ready, or refused with its reason. */
export const AttachmentTray = ({ attached, onAgain, onRemove, onEmpty }: AttachmentTrayProps) => {
  const list = useRef<HTMLUListElement>(null)
  const newest = attached.at(-1)?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: each newly chosen file scrolls into view
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [newest])
  const remove = (one: PendingAttachment, at: number) => {
    // the focused row is gone
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
  readonly one: PendingAttachment
  readonly onAgain: () => void
  readonly onRemove: () => void
}

const TrayRow = ({ one: { file, id, percent, trouble, isRefused }, onAgain, onRemove }: TrayRowProps) => {
  const src = usePreview(file)
  const isOnItsWay = !id && !trouble
  const size = fileSize(file.size)
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

/** A local preview of a picture; nothing for other kinds. */
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
