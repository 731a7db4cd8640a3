import { createElement, Fragment, type ReactNode } from 'react'

/** Draws a list that only grows at its end: the index is the identity, so no keys are needed. */
export const inOrder = <T>(items: readonly T[], draw: (item: T, at: number) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...items.map(draw))
