import { useRef, useState } from 'preact/hooks'
import { oggOpus, silentNote } from './ogg-opus.ts'
import { opusFrames } from './opus-frames.ts'

interface Recorder {
  readonly isRecording: boolean
  readonly toggle: () => void
}

const SAMPLE_SECONDS = 3

/** What browsers record is Opus in WebM, or in Ogg already; telephones send Ogg. */
const asNote = async (recorded: Blob): Promise<Blob> => {
  if (!recorded.type.includes('webm')) return recorded
  return oggOpus(opusFrames(new Uint8Array(await recorded.arrayBuffer())))
}

/** Records a voice note, or sends a silent one where there is no microphone. */
export const useRecorder = (send: (note: Blob, seconds: number) => void): Recorder => {
  const [isRecording, setRecording] = useState(false)
  const running = useRef<MediaRecorder>(undefined)
  const begin = async () => {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    const recorder = new MediaRecorder(stream)
    const pieces: Blob[] = []
    const began = Date.now()
    recorder.ondataavailable = ({ data }) => pieces.push(data)
    recorder.onstop = async () => {
      for (const track of stream.getTracks()) track.stop()
      setRecording(false)
      const note = await asNote(new Blob(pieces, { type: recorder.mimeType }))
      send(note, Math.max(1, Math.round((Date.now() - began) / 1000)))
    }
    recorder.start()
    running.current = recorder
    setRecording(true)
  }
  return {
    isRecording,
    toggle: () => {
      if (isRecording) running.current?.stop()
      else void begin().catch(() => send(silentNote(SAMPLE_SECONDS), SAMPLE_SECONDS))
    },
  }
}
