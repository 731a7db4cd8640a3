import { recordingType } from './recording-type.ts'

/** Chromium only; other browsers report it when the visitor presses the button. */
interface WithPolicy {
  readonly featurePolicy?: { readonly allowsFeature: (name: string) => boolean }
}

/** Whether this page can record: browsers allow it to secure pages, and to frames with the permission. */
export const canRecord = (): boolean =>
  typeof MediaRecorder === 'function' &&
  navigator.mediaDevices !== undefined &&
  recordingType((mime) => MediaRecorder.isTypeSupported(mime)) !== undefined &&
  (document as WithPolicy).featurePolicy?.allowsFeature('microphone') !== false
