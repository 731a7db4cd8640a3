import type { AgentNode } from '#shared/agents/schema'
import type { LossPlace } from '#shared/channels/parts/losses'
import type { Region } from '#shared/regions'
import { LossLines } from './loss-lines.tsx'
import { useLosses } from './use-losses.ts'

interface NodeLossesProps {
  readonly node: AgentNode
  readonly of: { readonly region: Region; readonly agentId: string }
  readonly at: LossPlace['at']
  /** The question or part; without it all of them. */
  readonly index?: number
}

/** At its place in the node's editor, while it is written. */
export const NodeLosses = ({ node, of, at, index }: NodeLossesProps) => {
  const losses = useLosses(of, [node])
  return (
    <LossLines
      losses={losses.filter(
        ({ place }) => place.at === at && (index === undefined || place.at === 'words' || place.index === index),
      )}
    />
  )
}
