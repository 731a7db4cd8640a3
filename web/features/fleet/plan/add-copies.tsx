import type { FleetSource } from '#shared/fleet/schema'
import type { FleetPlace } from '#web/features/fleet/queries.ts'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'

const LinkDrawer = lazyPart(() => import('./link-drawer.tsx'), 'LinkDrawer', 'layer')
const MakeDrawer = lazyPart(() => import('./make-drawer.tsx'), 'MakeDrawer', 'layer')

interface AddCopiesProps {
  readonly place: FleetPlace
  readonly source: FleetSource
  readonly kind: 'link' | 'make' | undefined
  readonly onClose: () => void
}

/** The drawer in which agents become copies. */
export const AddCopies = ({ kind, ...rest }: AddCopiesProps) => {
  if (kind === 'link') return <LinkDrawer {...rest} />
  return kind === 'make' ? <MakeDrawer {...rest} /> : null
}
