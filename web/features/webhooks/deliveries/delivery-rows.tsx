import { Link } from '@tanstack/react-router'
import type { DeliverySummary } from '#shared/webhooks/schema'
import { t } from '#web/features/webhooks/t.ts'
import { moveInRows } from '#web/ui/table/move-in-rows.ts'
import { ago } from '#web/ui/text/ago.ts'
import { answerOf } from './answer-of.ts'
import { DeliveryState } from './delivery-state.tsx'
import '#web/ui/table/rows.css'

interface DeliveryRowsProps {
  readonly deliveries: readonly DeliverySummary[]
}

export const DeliveryRows = ({ deliveries }: DeliveryRowsProps) => (
  <table className="vg-rows" onKeyDown={moveInRows}>
    <thead className="max-md:sr-only">
      <tr>
        <th scope="col">{t('colType')}</th>
        <th scope="col">{t('colState')}</th>
        <th scope="col">{t('colAnswer')}</th>
        <th scope="col" className="vg-rows__number">
          {t('colAttempts')}
        </th>
        <th scope="col">{t('colWhen')}</th>
      </tr>
    </thead>
    <tbody>
      {deliveries.map(({ id, type, state, last, attempts, createdAt }) => (
        <tr key={id} className="vg-rows__row">
          <td>
            <Link
              to="."
              search={(before) => ({ ...before, delivery: id })}
              resetScroll={false}
              className="vg-rows__link font-mono text-sm"
            >
              {type}
            </Link>
            <span className="block md:hidden">
              <DeliveryState state={state} />
            </span>
          </td>
          <td className="max-md:hidden">
            <DeliveryState state={state} />
          </td>
          <td className="max-md:hidden">{last && answerOf(last)}</td>
          <td className="vg-rows__number max-md:hidden">{attempts}</td>
          <td className="whitespace-nowrap max-md:text-end max-md:text-sm max-md:text-ink-2">
            {last && <span className="block font-medium text-ink md:hidden">{answerOf(last)}</span>}
            {ago(createdAt, Date.now())}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
