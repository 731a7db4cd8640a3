import { Link } from '@tanstack/react-router'
import type { FleetSource } from '#shared/fleet/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/fleet/t.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { moveInRows } from '#web/ui/table/move-in-rows.ts'
import '#web/ui/table/rows.css'

interface SourceRowsProps {
  readonly region: Region
  readonly sources: readonly FleetSource[]
}

const SourceState = ({ source: { pushId, behind } }: { readonly source: FleetSource }) => {
  if (pushId) return <State kind="working">{t('underWay')}</State>
  return behind > 0 ? (
    <State kind="changed">{t('behind', { count: behind })}</State>
  ) : (
    <State kind="fine">{t('upToDate')}</State>
  )
}

/** The agents that others were copied from. */
export const SourceRows = ({ region, sources }: SourceRowsProps) => (
  <Card className="overflow-hidden max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
    <table className="vg-rows" aria-label={t('sources')} onKeyDown={moveInRows}>
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col">{t('colAgent')}</th>
          <th scope="col">{t('colState')}</th>
          <th scope="col" className="vg-rows__number">
            {t('colVersion')}
          </th>
          <th scope="col" className="vg-rows__number">
            {t('colCopies')}
          </th>
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <tr key={source.agentId} className="vg-rows__row">
            <td>
              <span className="flex items-center gap-3">
                <Avatar kind="agent" name={source.title} picture={{ url: source.picture, region }} />
                <span className="min-w-0">
                  <Link
                    to="/app/$region/clients/fleet/agents/$sourceId"
                    params={{ region, sourceId: source.agentId }}
                    className="vg-rows__link block max-w-[40ch] truncate font-medium max-md:max-w-[50vw]"
                  >
                    {source.title}
                  </Link>
                  <span className="text-sm md:hidden">
                    <SourceState source={source} />
                  </span>
                </span>
              </span>
            </td>
            <td className="max-md:hidden">
              <SourceState source={source} />
            </td>
            <td className="vg-rows__number text-ink-2 max-md:hidden">
              {t('versionShort', { version: source.liveVersion })}
            </td>
            <td className="vg-rows__number">
              <span className="max-md:hidden">{source.copies}</span>
              <span className="md:hidden">{t('copiesPhone', { count: source.copies })}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
)
