/** Below `media/`: pictures that no saved record shows yet, or that only the dashboard shows. They are deleted after two days. */
export const UNSAVED = 'unsaved/'
