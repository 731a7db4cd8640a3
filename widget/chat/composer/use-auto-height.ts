import { type RefObject, useLayoutEffect } from 'react'

const MAX_ROWS = 5

/** The field grows with its text, up to five rows. */
export const useAutoHeight = (field: RefObject<HTMLTextAreaElement | null>, text: string): void =>
  useLayoutEffect(() => {
    const { current } = field
    if (!current) return
    current.style.height = ''
    if (text === '') return
    const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(current)
    const most =
      MAX_ROWS * Number.parseFloat(lineHeight) +
      Number.parseFloat(paddingBlockStart) +
      Number.parseFloat(paddingBlockEnd)
    current.style.height = `${Math.min(current.scrollHeight, most)}px`
  }, [text, field])
