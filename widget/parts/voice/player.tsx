import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Attachment } from '#shared/conversations/schema'
import { playbackTime } from '#shared/conversations/voice-notes/playback-time'
import { voiceMessages } from '#shared/conversations/voice-notes/voice-messages'
import { Words } from '#widget/language/words.ts'
import { adoptStyles } from '#widget/ui/adopt-styles.ts'
import { Icon } from '#widget/ui/icon.tsx'
import voiceCss from './voice.css'
import { VoiceIcon } from './voice-icon.tsx'

export interface PlayerProps {
  readonly note: Attachment
  /** `undefined` before the server has stored it. */
  readonly address: (() => Promise<string>) | undefined
}

const applyStyles = adoptStyles(voiceCss)
/** Only one note plays at a time. */
let playing: HTMLAudioElement | undefined

/** Plays a voice note, which is loaded when the visitor presses play. */
export const Player = ({ note, address }: PlayerProps) => {
  const messages = useContext(Words).voice ?? voiceMessages
  const box = useRef<HTMLLIElement>(null)
  const audio = useRef<HTMLAudioElement>(undefined)
  const [isPlaying, setPlaying] = useState(false)
  const [at, setAt] = useState(0)
  const [length, setLength] = useState(note.seconds ?? 0)
  const [isBroken, setBroken] = useState(false)
  useLayoutEffect(() => applyStyles(box.current), [])
  useEffect(
    () => () => {
      audio.current?.pause()
      audio.current?.removeAttribute('src')
    },
    [],
  )
  /** A new element for each URL: URLs expire after a minute. */
  const load = async (from: () => Promise<string>) => {
    const made = new Audio(await from())
    made.onplay = () => {
      if (playing !== made) playing?.pause()
      playing = made
      setPlaying(true)
    }
    made.onpause = () => setPlaying(false)
    made.ontimeupdate = () => setAt(made.currentTime)
    // recordings of Chromium have no duration
    made.ondurationchange = () => Number.isFinite(made.duration) && setLength(made.duration)
    made.onended = () => {
      setPlaying(false)
      setAt(0)
      made.currentTime = 0
    }
    audio.current = made
    return made
  }
  const toggle = async () => {
    if (isPlaying) return audio.current?.pause()
    setBroken(false)
    try {
      const known = audio.current?.error ? undefined : audio.current
      const sound = known ?? (address && (await load(address)))
      if (!sound) return
      if (!known && at > 0) sound.currentTime = at
      await sound.play()
    } catch {
      audio.current = undefined
      setBroken(true)
    }
  }
  const shown = playbackTime(isPlaying || at > 0 ? at : length)
  return (
    <li ref={box}>
      <div className="player">
        <button
          className="ic"
          type="button"
          disabled={!address}
          aria-label={isPlaying ? messages.pause : messages.play(playbackTime(length))}
          onClick={() => void toggle()}
        >
          {isPlaying ? <VoiceIcon name="pause" /> : <Icon name="play" />}
        </button>
        <input
          type="range"
          min={0}
          max={Math.max(1, length)}
          step={0.1}
          value={at}
          disabled={!address}
          aria-label={messages.position}
          aria-valuetext={messages.positionOf(playbackTime(at), playbackTime(length))}
          onChange={({ currentTarget }) => {
            setAt(Number(currentTarget.value))
            if (audio.current) audio.current.currentTime = Number(currentTarget.value)
          }}
        />
        <time>{shown}</time>
      </div>
      {note.isTranscribed && <p className="meta">{messages.transcribed}</p>}
      {isBroken && (
        <p className="trouble" role="alert">
          {messages.notPlayed}
        </p>
      )}
    </li>
  )
}
