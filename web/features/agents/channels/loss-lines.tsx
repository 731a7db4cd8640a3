import type { NodeLoss } from '#shared/channels/parts/losses'
import { lossText } from './loss-text.ts'
import { t } from './t.ts'
import './losses.css'

interface LossLinesProps {
  readonly losses: readonly NodeLoss[]
}

/** What channels make of one thing of a node: each channel's name, and a sentence. Nothing where they show it as it is. */
export const LossLines = ({ losses }: LossLinesProps) =>
  losses.length === 0 ? null : (
    <ul className="vg-losses">
      {losses.map(({ loss, kinds }) => (
        <li key={JSON.stringify(loss)}>
          <strong>{kinds.map((kind) => t(kind)).join(', ')}:</strong> {lossText(loss)}
        </li>
      ))}
    </ul>
  )
