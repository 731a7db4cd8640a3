import { keyLabel } from './key-label.ts'
import './kbd.css'

/** A key by its usual name: `mod+K` is ⌘K on a Mac and Ctrl K elsewhere. Decoration: the control's own name says what it does. */
export const Kbd = ({ keys }: { readonly keys: string }) => (
  <span className="vg-kbd" aria-hidden="true">
    {keyLabel(keys)}
  </span>
)
