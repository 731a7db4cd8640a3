import { useQuery } from '@tanstack/react-query'
import type { FleetCopy } from '#shared/fleet/schema'
import { DiffFrame } from '#web/features/fleet/diff/diff-frame.tsx'
import { LazyDifferences } from '#web/features/fleet/diff/lazy-differences.tsx'
import { useIsWide } from '#web/features/fleet/diff/use-is-wide.ts'
import { copyQuery, type FleetPlace } from '#web/features/fleet/queries.ts'
import { t } from '#web/features/fleet/t.ts'

interface CopyDiffProps {
  readonly place: FleetPlace
  readonly copy: FleetCopy
  readonly isOpened: boolean
  readonly takeNew: readonly string[]
  readonly onTake: (path: string, isNew: boolean) => void
  readonly onClose: () => void
}

/** What a copy would take and keep, before the push. */
export const CopyDiff = ({ place, copy, isOpened, takeNew, onTake, onClose }: CopyDiffProps) => {
  const isWide = useIsWide()
  const query = useQuery({ ...copyQuery(place, copy.agentId), enabled: isWide || isOpened })
  const { title, organisations, liveVersion, from } = copy
  return (
    <DiffFrame
      title={title}
      fact={t('copyFact', {
        organisation: organisations.map(({ name }) => name).join(', ') || t('noOrganisation'),
        version: liveVersion,
        from,
      })}
      query={query}
      isOpened={isOpened}
      onClose={onClose}
    >
      {query.data && (
        <LazyDifferences
          agents={{ copyId: copy.agentId, sourceId: copy.sourceId }}
          region={place.region}
          diff={query.data.diff}
          takeNew={takeNew}
          onTake={onTake}
        />
      )}
    </DiffFrame>
  )
}
