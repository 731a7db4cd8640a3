import { Suspense } from 'react'
import type { Agent } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import { viewerMay } from '#web/lib/session/viewer.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'

const PublishButton = lazyPart(
  () => import('#web/features/agents/publish/publish-button.tsx'),
  'PublishButton',
  'quiet',
)

interface PublishProps {
  readonly region: Region
  readonly agent: Agent
}

/** What clients save is a draft, as the team's is: who edits what visitors see also publishes it. */
export const Publish = (props: PublishProps) =>
  (viewerMay('edit-settings') || viewerMay('edit-prompt')) && (
    <Suspense>
      <PublishButton {...props} />
    </Suspense>
  )
