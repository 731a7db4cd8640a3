import { recordingType } from './recording-type.ts'

/** Chromium only; elsewhere a press finds out. */
interface WithPolicy {
  readonly featurePolicy?: { readonly allowsFeature: (name: string) => boolean }
}

/** Whether this page could record at all: browsers offer it to secure pages, and to frames that were given it. */
export const canRecord = (): boolean =>
  typeof MediaRecorder === 'function' &&
  navigator.mediaDevices !== undefined &&
  recordingType((mime) => MediaRecorder.isTypeSupported(mime)) !== undefined &&
  (document as WithPolicy).featurePolicy?.allowsFeature('microphone') !== false
