import { Link } from '@tanstack/react-router'
import { externalIdOf } from '#shared/channels/external-id-of'
import type { Region } from '#shared/regions'
import { waitingOf } from '#web/features/channels/health/account-health.ts'
import { AccountState } from '#web/features/channels/health/account-state.tsx'
import { t as health } from '#web/features/channels/health/t.ts'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { ago } from '#web/ui/text/ago.ts'
import { type AccountRow, lastAtOf, nameOf, worstOf } from './rows.ts'
import { t } from './t.ts'
import '#web/ui/table/rows.css'

export type AccountAction = 'move' | 'remove'

interface AccountTableProps {
  readonly region: Region
  readonly kind: 'meta' | 'whatsapp'
  readonly rows: readonly AccountRow[]
  /** The workspace's agents, by their ids. */
  readonly agents: ReadonlyMap<string, string>
  readonly onAct: (action: AccountAction, row: AccountRow) => void
}

/** Connected accounts: which agent has each, how it is, what it did last. On a phone the columns stand under the name. */
export const AccountTable = ({ region, kind, rows, agents, onAct }: AccountTableProps) => {
  const now = Date.now()
  const isMeta = kind === 'meta'
  return (
    <Card className="overflow-hidden max-md:-mx-4 max-md:rounded-none max-md:border-x-0">
      <table className="vg-rows">
        <thead className="max-lg:sr-only">
          <tr>
            <th scope="col">{isMeta ? t('colPage') : t('colNumber')}</th>
            {isMeta && <th scope="col">{t('colInstagram')}</th>}
            <th scope="col">{t('colAgent')}</th>
            <th scope="col">{t('colState')}</th>
            <th scope="col" className="max-[1360px]:hidden">
              {t('colTraffic')}
            </th>
            <th scope="col">
              <span className="sr-only">{t('colActions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { account, instagram } = row
            const { agentId } = account
            const name = nameOf(account)
            const agent = agents.get(agentId)
            const worst = worstOf(row)
            const state = <AccountState account={worst} now={now} />
            return (
              <tr key={account.account}>
                <td>
                  <p className="max-w-[30ch] truncate font-medium max-md:max-w-[46vw]">{name}</p>
                  <p className="max-w-[30ch] truncate text-sm text-ink-2 max-md:max-w-[46vw]">{secondOf(row)}</p>
                  <div className="grid gap-0.5 text-sm lg:hidden">
                    {state}
                    {instagram && <span className="truncate">{instagram.handle ?? instagram.name}</span>}
                    <span className="text-ink-2">{agent ?? t('agentGone')}</span>
                  </div>
                </td>
                {isMeta && (
                  <td className="max-lg:hidden">
                    {instagram ? (
                      (instagram.handle ?? instagram.name)
                    ) : (
                      <span className="text-ink-2">
                        {account.kind === 'instagram' ? account.handle : t('noneLinked')}
                      </span>
                    )}
                  </td>
                )}
                <td className="max-lg:hidden">
                  <span className="flex items-center gap-2">
                    {agent && <Avatar kind="agent" name={agent} size="small" />}
                    <span className="max-w-[18ch] truncate">{agent ?? t('agentGone')}</span>
                  </span>
                </td>
                <td className="max-lg:hidden">{state}</td>
                <td className="whitespace-nowrap text-ink-2 max-[1360px]:hidden">{trafficOf(row, now)}</td>
                <td>
                  <div className="flex items-center justify-end gap-2 max-md:flex-col max-md:items-end max-md:gap-0">
                    {worst.state === 'broken' && agent ? (
                      <Link
                        to="/app/$region/agents/$agentId/channels"
                        params={{ region, agentId }}
                        search={{ panel: isMeta ? 'pages' : 'whatsapp' }}
                        className="inline-flex min-h-8 items-center px-2 font-medium text-brand-ink underline-offset-2 hover:underline"
                        aria-label={t('reconnectName', { name })}
                      >
                        {health('reconnect')}
                      </Link>
                    ) : account.isLegacy ? (
                      <p className="max-w-[24ch] text-end text-sm text-ink-2">{t('legacyStays')}</p>
                    ) : (
                      agents.size > (agent ? 1 : 0) && (
                        <Button size="small" aria-label={t('moveName', { name })} onClick={() => onAct('move', row)}>
                          {t('move')}
                        </Button>
                      )
                    )}
                    <Button
                      size="small"
                      variant="ghost"
                      className="text-bad!"
                      aria-label={t('removeName', { name })}
                      onClick={() => onAct('remove', row)}
                    >
                      {t('remove')}
                    </Button>
                  </div>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}

const secondOf = ({ account }: AccountRow): string =>
  account.kind === 'whatsapp' && account.handle ? account.name : externalIdOf(account.account)

const trafficOf = (row: AccountRow, now: number): string => {
  const at = lastAtOf(row)
  return waitingOf(worstOf(row)) ?? (at === undefined ? t('noTraffic') : ago(at, now))
}
