import type { MicrophoneError } from './recorder-state.ts'

/** Why `getUserMedia` or the recorder failed. */
export const microphoneError = (error: unknown): MicrophoneError => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'blocked'
  return name === 'NotFoundError' ? 'missing' : 'broken'
}
