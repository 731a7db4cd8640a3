import { Tooltip } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'
import { Kbd } from './kbd.tsx'
import './tip.css'

interface TipProps {
  readonly text: string
  readonly shortcut?: string | undefined
  readonly side?: 'top' | 'bottom' | 'left' | 'right' | undefined
  /** The control itself; it must carry its own name, a tooltip is visual only. */
  readonly children: ReactElement
}

export const Tip = ({ text, shortcut, side = 'bottom', children }: TipProps) => (
  <Tooltip.Root>
    <Tooltip.Trigger render={children} />
    <Tooltip.Portal>
      <Tooltip.Positioner side={side} sideOffset={6} className="z-50">
        <Tooltip.Popup className="vg-tip">
          {text}
          {shortcut && <Kbd keys={shortcut} />}
        </Tooltip.Popup>
      </Tooltip.Positioner>
    </Tooltip.Portal>
  </Tooltip.Root>
)
