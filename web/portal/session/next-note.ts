const key = 'portal-note'

export type NextNote = 'again' | 'signedOut'

/** What the next page says once: it follows a load that forgets everything else. */
export const leaveNote = (note: NextNote): void => sessionStorage.setItem(key, note)

export const takeNote = (): NextNote | undefined => {
  const note = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return note === 'again' || note === 'signedOut' ? note : undefined
}
