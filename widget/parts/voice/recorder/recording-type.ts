/** The formats that browsers record and the server accepts; WebM first, which is half as large. */
const types = [
  { mime: 'audio/webm;codecs=opus', ending: 'webm' },
  { mime: 'audio/mp4', ending: 'm4a' },
] as const

/** `undefined` where the browser records neither. */
export const recordingType = (isSupported: (mime: string) => boolean): (typeof types)[number] | undefined =>
  types.find(({ mime }) => isSupported(mime))
