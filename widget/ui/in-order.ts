import { createElement, Fragment, type ReactNode } from 'react'

/** Draws things one after the other that only ever grow at the end: their place is their identity, so they need no keys. */
export const inOrder = <T>(items: readonly T[], draw: (item: T, at: number) => ReactNode): ReactNode =>
  createElement(Fragment, null, ...items.map(draw))
