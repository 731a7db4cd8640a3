import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Attachment } from '#shared/conversations/schema'
import { playbackTime } from '#shared/conversations/voice-notes/playback-time'
import { t } from '#web/features/conversations/t.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'

interface VoiceNoteProps {
  readonly note: Attachment
  /** Its current address; valid for a minute. Absent until the server has it. */
  readonly address: (() => Promise<string>) | undefined
  readonly onDownload: () => void
}

/** Plays a visitor's voice note. It loads only on demand. */
export const VoiceNote = ({ note, address, onDownload }: VoiceNoteProps) => {
  const [src, setSrc] = useState<string>()
  const audio = useRef<HTMLAudioElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [at, setAt] = useState(0)
  const [length, setLength] = useState(note.seconds ?? 0)
  const [isBroken, setBroken] = useState(false)
  // a new address resumes at the same position
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    const { current } = audio
    if (!src || !current) return
    if (at > 0) current.currentTime = at
    current.play().catch(() => setBroken(true))
  }, [src])
  const toggle = async () => {
    const { current } = audio
    if (isPlaying) return current?.pause()
    setBroken(false)
    try {
      if (src && current && !current.error) await current.play()
      else setSrc(await address?.())
    } catch {
      setBroken(true)
    }
  }
  return (
    <>
      <div className="flex w-72 max-w-full items-center gap-2 rounded-lg border border-line bg-surface py-1 ps-1 pe-2.5">
        <IconButton
          label={isPlaying ? t('pauseNote') : t('playNote', { length: playbackTime(length) })}
          icon={isPlaying ? <Pause size={16} /> : <Play size={16} />}
          disabled={!address}
          onClick={() => void toggle()}
        />
        <input
          type="range"
          className="min-w-0 flex-1 accent-(--brand-ink)"
          min={0}
          max={Math.max(1, length)}
          step={0.1}
          value={at}
          disabled={!src}
          aria-label={t('notePosition')}
          aria-valuetext={t('notePositionOf', { at: playbackTime(at), length: playbackTime(length) })}
          onChange={({ currentTarget }) => {
            setAt(Number(currentTarget.value))
            if (audio.current) audio.current.currentTime = Number(currentTarget.value)
          }}
        />
        <time className="text-xs tabular-nums text-ink-2">{playbackTime(isPlaying || at > 0 ? at : length)}</time>
      </div>
      {note.isTranscribed && <p className="mt-1 text-xs text-ink-2">{t('voiceNoteTranscribed')}</p>}
      {isBroken && (
        <p className="mt-1 text-sm text-bad" role="alert">
          {t('noteNotPlayed')} {/* some browsers do not play what phones record */}
          <button type="button" className="underline underline-offset-2" onClick={onDownload}>
            {t('downloadFile', { name: note.name })}
          </button>
        </p>
      )}
      {src && (
        // biome-ignore lint/a11y/useMediaCaption: the transcription, if there is one, is in the message
        <audio
          ref={audio}
          src={src}
          onPlay={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
          onDurationChange={({ currentTarget: { duration } }) => {
            // Chromium's recordings do not contain their length
            if (Number.isFinite(duration)) setLength(duration)
          }}
          onEnded={({ currentTarget }) => {
            setPlaying(false)
            currentTarget.currentTime = 0
            setAt(0)
          }}
          onError={() => setBroken(true)}
        />
      )}
    </>
  )
}
