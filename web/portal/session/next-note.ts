const key = 'portal-note'

const notes = ['again', 'missing', 'signedOut'] as const
export type NextNote = (typeof notes)[number]

/** What the next page says once: it follows a load that forgets everything else. */
export const leaveNote = (note: NextNote): void => sessionStorage.setItem(key, note)

export const takeNote = (): NextNote | undefined => {
  const note = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return notes.find((each) => each === note)
}
