import type { AgentNode } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { KnowledgeTags } from './knowledge-tags.tsx'
import { NodeModel } from './node-model.tsx'
import { NodeTools } from './node-tools.tsx'
import { ReachEditor } from './reach-editor.tsx'

interface NodeDetailsProps {
  readonly node: AgentNode
  readonly defaultModel: string
  readonly of: { readonly region: Region; readonly agentId: string }
  readonly issue: (path: string) => string | undefined
  readonly onChange: (node: AgentNode) => void
}

/** What most nodes leave as it is: where they are reached from, what they search, which model writes for them. */
export const NodeDetails = ({ node, defaultModel, of, issue, onChange }: NodeDetailsProps) => (
  <>
    {(node.type !== 'start' || node.isGlobal) && <ReachEditor node={node} issue={issue} onChange={onChange} />}
    {(node.usesKnowledge || node.knowledgeTags) && (
      <KnowledgeTags node={node} of={of} issue={issue} onChange={onChange} />
    )}
    {viewerMay('choose-models') && (
      <>
        <NodeModel
          node={node}
          defaultModel={defaultModel}
          region={of.region}
          error={issue('model')}
          onChange={onChange}
        />
        <NodeTools node={node} onChange={onChange} />
      </>
    )}
  </>
)
