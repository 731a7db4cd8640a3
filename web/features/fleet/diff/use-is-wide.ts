import { useMedia } from '#web/lib/browser/use-media.ts'

/** Whether the table and a copy's differences are side by side; the style sheet has the same width. */
export const useIsWide = (): boolean => useMedia('(width >= 1240px)')
