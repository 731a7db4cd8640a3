import { cloneElement, type ReactElement } from 'react'

interface TipProps {
  readonly text: string
  readonly children: ReactElement<{ readonly title?: string }>
}

/** The browser's own tooltip. */
export const Tip = ({ text, children }: TipProps) => cloneElement(children, { title: text })
