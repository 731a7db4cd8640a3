import { useContext, useEffect, useState } from 'react'
import { Words } from '#widget/language/words.ts'
import { Markdown } from '#widget/markdown/markdown.tsx'
import { Part } from '#widget/parts/part.tsx'
import type { Writing } from '#widget/session/state/chat-state.ts'
import { Icon } from '#widget/ui/icon.tsx'
import { inOrder } from '#widget/ui/in-order.ts'

/** A first word within this time needs no status line. */
const STEP_DELAY_MS = 600

const noop = () => undefined

/**
 * An answer that is being written. Busy and silent for screen readers: when it is finished, a turn of the log replaces it and
 * is announced once.
 */
export const WritingTurn = ({ writing }: { readonly writing: Writing }) => {
  const words = useContext(Words)
  const { step } = writing
  const [isLong, setLong] = useState(false)
  const [wasLong, setWasLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), STEP_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  // once shown, the line stays above the answer; an answer that came in time never gets one
  if (isLong && !wasLong && writing.text === '') setWasLong(true)
  return (
    <div className="t live" aria-busy="true" aria-live="off">
      <i className="n" />
      {wasLong && (
        <p className="step">
          <Icon name="look" />
          {step ? (words.reading?.(step.replace('Reading ', '')) ?? step) : words.thinking}
        </p>
      )}
      <div dir="auto">{writing.text && <Markdown text={writing.text} isWriting />}</div>
      {inOrder(writing.parts, (part) => (
        <Part part={part} choose={noop} />
      ))}
    </div>
  )
}
