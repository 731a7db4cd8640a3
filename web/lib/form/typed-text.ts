const typedFields = new Set<HTMLInputElement | HTMLTextAreaElement>()

const isText = (at: EventTarget | null): at is HTMLInputElement | HTMLTextAreaElement =>
  at instanceof HTMLTextAreaElement ||
  (at instanceof HTMLInputElement && !['checkbox', 'radio', 'search'].includes(at.type))

/** Notes from now on into which fields somebody writes. */
export const trackTyping = () =>
  addEventListener('input', ({ target }) => {
    if (isText(target)) typedFields.add(target)
  })

/** Whether a field of the page holds what somebody wrote there: a message not sent yet, a password. */
export const hasTypedText = (): boolean => [...typedFields].some((field) => field.isConnected && field.value !== '')
