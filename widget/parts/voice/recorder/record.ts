import { recordingType } from './recording-type.ts'

export interface Recording {
  /** The current loudness, 0 to 1. */
  readonly level: () => number
  /** Ends it and returns the recording; the microphone is released at once. */
  readonly end: () => Promise<Blob>
  /** Discards it. */
  readonly drop: () => void
}

/** Enough for a voice: two minutes are half a megabyte. */
const BITS_PER_SECOND = 32_000

/** Starts to record from a microphone that the visitor has allowed. */
export const record = (microphone: MediaStream): Recording => {
  let sound: AudioContext | undefined
  const free = () => {
    for (const track of microphone.getTracks()) track.stop()
    void sound?.close().catch(() => undefined)
    sound = undefined
  }
  try {
    const type = recordingType((mime) => MediaRecorder.isTypeSupported(mime))
    const recorder = new MediaRecorder(microphone, {
      audioBitsPerSecond: BITS_PER_SECOND,
      ...(type ? { mimeType: type.mime } : {}),
    })
    const pieces: Blob[] = []
    recorder.ondataavailable = ({ data }) => pieces.push(data)
    const ended = new Promise<Blob>((resolve) => {
      recorder.onstop = () => resolve(new Blob(pieces, { type: recorder.mimeType }))
    })
    recorder.start()
    sound = new AudioContext()
    const level = listen(sound, microphone)
    const stop = () => {
      if (recorder.state !== 'inactive') recorder.stop()
      free()
    }
    return {
      level,
      end: () => {
        stop()
        return ended
      },
      drop: stop,
    }
  } catch (error) {
    free()
    throw error
  }
}

const listen = (sound: AudioContext, microphone: MediaStream): (() => number) => {
  const analyser = sound.createAnalyser()
  analyser.fftSize = 512
  sound.createMediaStreamSource(microphone).connect(analyser)
  const samples = new Uint8Array(analyser.fftSize)
  return () => {
    analyser.getByteTimeDomainData(samples)
    const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample - 128)), 0)
    return Math.min(1, Math.sqrt(loudest / 100))
  }
}
