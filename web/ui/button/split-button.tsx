import type { ReactNode } from 'react'
import './button.css'

/** A button and the menu of its variants, side by side: pass the `Button` first, the menu's trigger second. */
export const SplitButton = ({ children }: { readonly children: readonly [ReactNode, ReactNode] }) => (
  <div className="vg-split">{children}</div>
)
