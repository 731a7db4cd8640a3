import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Push, PushTarget } from '#shared/fleet/schema'
import { DiffFrame } from '#web/features/fleet/diff/diff-frame.tsx'
import { LazyDifferences } from '#web/features/fleet/diff/lazy-differences.tsx'
import { useIsWide } from '#web/features/fleet/diff/use-is-wide.ts'
import { type FleetPlace, targetQuery } from '#web/features/fleet/queries.ts'
import { t } from '#web/features/fleet/t.ts'
import { serverText } from '#web/lib/words/server-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { Note } from '#web/ui/feedback/note.tsx'
import { canFollow, isHeld, isOpen } from './progress-of.ts'
import type { Choice } from './use-choice.ts'

interface TargetDiffProps {
  readonly place: FleetPlace
  readonly push: Push
  readonly target: PushTarget
  readonly isOpened: boolean
  readonly choice: Choice
  readonly onClose: () => void
}

/** What one copy of a push takes or took and keeps; why it was left as it is, and what to do. */
export const TargetDiff = ({ place, push, target, isOpened, choice, onClose }: TargetDiffProps) => {
  const isWide = useIsWide()
  const { agentId, title, organisations, from, state, reason, takeNew, versionMade } = target
  const query = useQuery({ ...targetQuery(place, push.id, agentId, target.at), enabled: isWide || isOpened })
  const { lastModified, diff } = query.data ?? {}
  const organisation = organisations.map(({ name }) => name).join(', ') || t('noOrganisation')
  const mayFollow = canFollow(push) && isHeld(target) && state !== 'gone'
  const canChoose = isOpen(push) && state === 'waits' && lastModified !== undefined
  return (
    <DiffFrame
      title={title}
      fact={
        versionMade ? t('targetMade', { organisation, version: versionMade }) : t('targetFact', { organisation, from })
      }
      query={query}
      isOpened={isOpened}
      onClose={onClose}
    >
      {reason && (
        <div className="vg-fleet__part">
          <Note
            tone="warn"
            title={serverText(reason)}
            actions={
              state !== 'gone' && (
                <>
                  {mayFollow && lastModified !== undefined && (
                    <Button size="small" busy={choice.isSaving} onClick={() => choice.follow(target, lastModified)}>
                      {t('letFollow')}
                    </Button>
                  )}
                  <Link
                    to="/app/$region/agents/$agentId"
                    params={{ region: place.region, agentId }}
                    className={buttonClass({ size: 'small' })}
                  >
                    {t('openAgent')}
                  </Link>
                </>
              )
            }
          >
            {mayFollow && <p>{t('followHint')}</p>}
          </Note>
        </div>
      )}
      {diff && (
        <LazyDifferences
          region={place.region}
          diff={diff}
          agents={{ copyId: agentId, sourceId: push.sourceId }}
          takeNew={takeNew}
          isDone={state === 'published'}
          onTake={
            canChoose
              ? (path, isNew) =>
                  choice.take(
                    target,
                    lastModified,
                    isNew ? [...takeNew, path] : takeNew.filter((each) => each !== path),
                  )
              : undefined
          }
        />
      )}
    </DiffFrame>
  )
}
