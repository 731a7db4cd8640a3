import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { FleetCounts } from '#shared/fleet/fleet-change'
import type { Region } from '#shared/regions'
import { t } from '#web/features/fleet/t.ts'
import { cx } from '#web/lib/style/cx.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Checkbox } from '#web/ui/choice/checkbox.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { moveInRows } from '#web/ui/table/move-in-rows.ts'
import '#web/ui/table/rows.css'
import '#web/ui/table/data-table.css'
import '#web/features/fleet/fleet.css'

export interface FleetRow {
  readonly agentId: string
  readonly title: string
  readonly picture: string
  readonly organisations: readonly { readonly name: string }[]
  readonly from: number
  /** What it takes and keeps; absent where that says nothing, as of a copy that is left out. */
  readonly counts?: FleetCounts | undefined
  /** Of what it keeps, the number where a person chose the new. */
  readonly taken: number
  readonly state: ReactNode
  readonly choice?:
    | {
        readonly isOn: boolean
        /** Why it cannot be chosen is its state. */
        readonly isDisabled?: boolean | undefined
        readonly onChange: (isOn: boolean) => void
      }
    | undefined
  /** At the end of the row. */
  readonly menu?: ReactNode
}

export interface FleetGroup {
  readonly key: string
  readonly label: string
  readonly detail: string
  readonly rows: readonly FleetRow[]
}

interface FleetTableProps {
  readonly region: Region
  readonly label: string
  readonly groups: readonly FleetGroup[]
  /** The copy whose differences are shown. */
  readonly shown: string | undefined
}

/** The copies of an agent in groups, a stage each; a row opens the copy's differences. */
export const FleetTable = ({ region, label, groups, shown }: FleetTableProps) => {
  const hasMenus = groups.some(({ rows }) => rows.some(({ menu }) => menu))
  return (
    <Card className="vg-fleet__table overflow-hidden max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
      <table className="vg-rows" aria-label={label} onKeyDown={moveInRows}>
        <thead className="max-md:sr-only">
          <tr>
            <td className="vg-fleet__choice" />
            <th scope="col">{t('colCopy')}</th>
            <th scope="col" className="max-lg:hidden">
              {t('colFrom')}
            </th>
            <th scope="col" className="vg-rows__number">
              {t('colTakes')}
            </th>
            <th scope="col" className="vg-rows__number">
              {t('colKept')}
            </th>
            <th scope="col" className="max-md:hidden">
              {t('colState')}
            </th>
            {hasMenus && <td />}
          </tr>
        </thead>
        {groups.map(({ key, label: name, detail, rows }) => (
          <tbody key={key}>
            <tr className="vg-fleet__group">
              <th scope="rowgroup" colSpan={hasMenus ? 7 : 6}>
                <strong>{name}</strong> <span>{detail}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.agentId} region={region} row={row} isShown={row.agentId === shown} hasMenus={hasMenus} />
            ))}
          </tbody>
        ))}
      </table>
    </Card>
  )
}

interface RowProps {
  readonly region: Region
  readonly row: FleetRow
  readonly isShown: boolean
  readonly hasMenus: boolean
}

const Row = ({ region, row, isShown, hasMenus }: RowProps) => {
  const { agentId, title, picture, organisations, from, counts, taken, state, choice, menu } = row
  const kept = counts && counts.kept - taken
  return (
    <tr className={cx('vg-rows__row', isShown && 'vg-rows__row--on')} data-copy={agentId}>
      <td className="vg-fleet__choice">
        {choice && (
          <Checkbox
            isLabelHidden
            label={t('choose', { name: title })}
            checked={choice.isOn}
            disabled={choice.isDisabled}
            onChange={choice.onChange}
          />
        )}
      </td>
      <td>
        <span className="flex items-center gap-3">
          <Avatar kind="agent" name={title} picture={{ url: picture, region }} size="small" />
          <span className="min-w-0">
            <Link
              to="."
              search={(before) => ({ ...before, copy: agentId })}
              resetScroll={false}
              aria-current={isShown ? 'true' : undefined}
              className="vg-rows__link block max-w-[26ch] truncate font-medium max-md:max-w-[48vw]"
            >
              {title}
            </Link>
            <span className="block max-w-[30ch] truncate text-sm text-ink-2 max-md:max-w-[48vw]">
              {organisations.map(({ name }) => name).join(', ') || t('noOrganisation')}
            </span>
            <span className="vg-fleet__state block text-sm md:hidden">{state}</span>
          </span>
        </span>
      </td>
      <td className="text-ink-2 max-lg:hidden">{t('versionShort', { version: from })}</td>
      <td className="vg-rows__number">
        {counts ? counts.takes + taken : '–'}
        {counts && <span className="md:hidden"> {t('takesPhone')}</span>}
      </td>
      <td className="vg-rows__number max-md:hidden">
        {kept ? <strong className="text-warn">{kept}</strong> : <span className="text-ink-2">–</span>}
      </td>
      <td className="vg-fleet__state max-md:hidden">{state}</td>
      {hasMenus && <td className="vg-fleet__menu">{menu}</td>}
    </tr>
  )
}
