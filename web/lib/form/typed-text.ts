const typedFields = new Set<HTMLInputElement | HTMLTextAreaElement>()

const isText = (at: EventTarget | null): at is HTMLInputElement | HTMLTextAreaElement =>
  at instanceof HTMLTextAreaElement ||
  (at instanceof HTMLInputElement && !['checkbox', 'radio', 'search'].includes(at.type))

/** Tracks from now on which fields the user types into. */
export const trackTyping = () =>
  addEventListener('input', ({ target }) => {
    if (isText(target)) typedFields.add(target)
  })

/** Whether a field of the page holds text that the user typed: an unsent message, a password. */
export const hasTypedText = (): boolean => [...typedFields].some((field) => field.isConnected && field.value !== '')
