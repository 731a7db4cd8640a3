import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import type { Endpoint } from '#shared/webhooks/schema'
import { t } from '#web/features/webhooks/t.ts'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { moveInRows } from '#web/ui/table/move-in-rows.ts'
import { ago } from '#web/ui/text/ago.ts'
import { addressOf } from './address-of.ts'
import { EndpointState } from './endpoint-state.tsx'
import '#web/ui/table/rows.css'

interface EndpointRowsProps {
  readonly endpoints: readonly Endpoint[]
  /** The one whose deliveries are listed below. */
  readonly chosen: string
  readonly onEdit: (id: string) => void
}

export const EndpointRows = ({ endpoints, chosen, onEdit }: EndpointRowsProps) => (
  <Card className="overflow-hidden max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
    <table className="vg-rows" onKeyDown={moveInRows}>
      <thead className="max-md:sr-only">
        <tr>
          <th scope="col">{t('colEndpoint')}</th>
          <th scope="col">{t('colState')}</th>
          <th scope="col">{t('colTypes')}</th>
          <th scope="col">{t('colLast')}</th>
          <th scope="col">
            <span className="sr-only">{t('editEndpoint')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {endpoints.map((endpoint) => {
          const { id, url, types, lastDeliveredAt } = endpoint
          return (
            <tr key={id} className={id === chosen ? 'vg-rows__row vg-rows__row--on' : 'vg-rows__row'}>
              <td>
                <Link
                  to="."
                  search={(before) => ({ ...before, endpoint: id, delivery: undefined })}
                  resetScroll={false}
                  aria-current={id === chosen ? 'true' : undefined}
                  className="vg-rows__link block max-w-[44ch] truncate font-medium max-md:max-w-[60vw]"
                >
                  {addressOf(url)}
                </Link>
                <span className="md:hidden">
                  <EndpointState endpoint={endpoint} />
                </span>
              </td>
              <td className="max-md:hidden">
                <EndpointState endpoint={endpoint} />
              </td>
              <td className="max-md:hidden">{t('typesOf', { count: types.length })}</td>
              <td className="whitespace-nowrap max-md:hidden">
                {lastDeliveredAt === undefined ? t('never') : ago(lastDeliveredAt, Date.now())}
              </td>
              <td className="w-12">
                <IconButton
                  label={`${t('editEndpoint')}: ${addressOf(url)}`}
                  icon={<Pencil size={16} />}
                  onClick={() => onEdit(id)}
                  className="relative z-1"
                />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  </Card>
)
