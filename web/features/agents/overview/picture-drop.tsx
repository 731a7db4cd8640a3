import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { pictureLimits } from '#shared/files/pictures'
import type { Region } from '#shared/regions'
import { t } from '#web/features/agents/overview/t.ts'
import { uploadPicture } from '#web/features/agents/overview/upload-picture.ts'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Progress } from '#web/ui/progress.tsx'

interface PictureDropProps {
  readonly label: string
  readonly region: Region
  readonly agentId: string
  readonly onUploaded: (url: string) => void
}

/** Takes a picture and sends it at once; leaving the screen or the cross stops it. */
export const PictureDrop = ({ label, region, agentId, onUploaded }: PictureDropProps) => {
  const [percent, setPercent] = useState<number>()
  const [error, setError] = useState<string>()
  const [isDone, setDone] = useState(false)
  const under = useRef<AbortController>(undefined)
  useEffect(() => () => under.current?.abort(), [])

  const send = async (file: File) => {
    const stop = new AbortController()
    const { signal } = stop
    under.current = stop
    setPercent(0)
    setError(undefined)
    setDone(false)
    try {
      onUploaded(await uploadPicture({ region, agentId, file, onProgress: setPercent, signal }))
      setDone(true)
    } catch (failure) {
      if (!signal.aborted) setError(failure instanceof Error ? failure.message : String(failure))
    }
    setPercent(undefined)
  }
  if (percent !== undefined)
    return (
      <div className="flex items-center gap-3 rounded-lg border border-line p-3">
        <div className="min-w-0 flex-1">
          <Progress label={t('uploading', { percent })} percent={percent} />
        </div>
        <span className="text-sm text-ink-2 tabular-nums">{t('uploading', { percent })}</span>
        <IconButton
          label={t('stopUpload')}
          size="small"
          icon={<X size={15} />}
          onClick={() => under.current?.abort()}
        />
      </div>
    )
  return (
    <div className="grid gap-2">
      <FileDrop label={label} hint={t('pictureFiles')} {...pictureLimits} onFile={(file) => void send(file)} />
      {error && <Note tone="bad">{error}</Note>}
      <p role="status" className={isDone ? 'text-sm text-ink-2' : 'sr-only'}>
        {isDone && t('uploaded')}
      </p>
    </div>
  )
}
