import { t } from '#web/features/clients/t.ts'
import { State } from '#web/ui/feedback/state.tsx'
import { ScrollTable } from '#web/ui/table/scroll-table.tsx'
import { Tag } from '#web/ui/text/tag.tsx'
import type { ClientRow } from './clients-from-csv.ts'
import type { Outcome } from './use-import.ts'

interface ImportRowsProps {
  readonly rows: readonly ClientRow[]
  readonly outcomes: ReadonlyMap<number, Outcome>
}

/** Each row of the file with what will be, or was, done with it. */
export const ImportRows = ({ rows, outcomes }: ImportRowsProps) => (
  <ScrollTable label={t('importTitle')}>
    <thead>
      <tr>
        <th scope="col">{t('importRow')}</th>
        <th scope="col">{t('colUser')}</th>
        <th scope="col" className="max-md:hidden">
          {t('organisation')}
        </th>
        <th scope="col">{t('importState')}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.line}>
          <td className="text-ink-2 tabular-nums">{row.line}</td>
          <td>
            <span className="flex items-center gap-2">
              <span className="max-w-[22ch] truncate font-medium">{row.name}</span>
              {row.isOrgAdmin && <Tag>{t('admin')}</Tag>}
            </span>
            <span className="block max-w-[28ch] truncate text-sm text-ink-2">{row.email}</span>
            <span className="block max-w-[28ch] truncate text-sm text-ink-2 md:hidden">{row.organisation}</span>
          </td>
          <td className="max-w-[18ch] truncate max-md:hidden">{row.organisation}</td>
          <td>
            <RowState row={row} outcome={outcomes.get(row.line)} />
          </td>
        </tr>
      ))}
    </tbody>
  </ScrollTable>
)

const RowState = ({ row, outcome }: { readonly row: ClientRow; readonly outcome: Outcome | undefined }) => {
  if (outcome?.kind === 'added') return <State kind="fine">{t('row.added')}</State>
  if (outcome)
    return (
      <>
        <State kind="failed">{t('row.failed')}</State>
        <p className="text-sm text-ink-2">{outcome.message}</p>
      </>
    )
  return <State kind={row.state === 'ready' ? 'idle' : 'changed'}>{t(`row.${row.state}`)}</State>
}
