import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Region } from '#shared/regions'
import { OwnAppLink } from '#web/features/channels/apps/own-app-link.tsx'
import { useEveryPage } from '#web/lib/api/use-every-page.ts'
import { Input } from '#web/ui/input/input.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { PageHeader } from '#web/ui/page/page-header.tsx'
import { agentsQuery } from '#web-features/agents'
import { useCurrentWorkspace } from '#web-features/workspaces/current'
import { type AccountAction, AccountTable } from './account-table.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { accountsQuery } from './queries.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { type AccountRow, metaRows, numberRows } from './rows.ts'
import { t } from './t.ts'

interface AccountsScreenProps {
  readonly region: Region
  readonly title: string
  /** What the page is about; the other stands below it where there is any. */
  readonly kind: 'meta' | 'whatsapp'
}

/** Every connected page or number of the workspace, and the agent that answers it. */
export const AccountsScreen = ({ region, title, kind }: AccountsScreenProps) => {
  const { uid } = useCurrentWorkspace(region)
  const list = useSuspenseInfiniteQuery(accountsQuery(region, uid))
  const ofAgents = useSuspenseInfiniteQuery(agentsQuery(region, uid))
  useEveryPage(list)
  useEveryPage(ofAgents)
  const agents = new Map(ofAgents.data.pages.flatMap((page) => page.agents).map((one) => [one.ID, one.title]))
  const [text, setText] = useState('')
  const [acting, setActing] = useState<{ readonly action: AccountAction; readonly row: AccountRow }>()
  const accounts = list.data.pages.flatMap((page) => page.accounts)
  const rowsOf = { meta: metaRows(accounts), whatsapp: numberRows(accounts) }
  const isMatch = ({ account, instagram }: AccountRow) =>
    [account.name, account.handle, instagram?.handle, instagram?.name, agents.get(account.agentId)].some((word) =>
      word?.toLowerCase().includes(text.trim().toLowerCase()),
    )
  const close = () => setActing(undefined)
  const tableOf = (one: 'meta' | 'whatsapp') => {
    const rows = rowsOf[one].filter(isMatch)
    return rows.length > 0 ? (
      <AccountTable
        region={region}
        kind={one}
        rows={rows}
        agents={agents}
        onAct={(action, row) => setActing({ action, row })}
      />
    ) : (
      <p className="text-ink-2">{t('noMatch', { text })}</p>
    )
  }
  const other = kind === 'meta' ? 'whatsapp' : 'meta'
  const isAny = rowsOf[kind].length > 0
  return (
    <main id="content" className="vg-main">
      <div className="vg-page">
        <PageHeader
          title={title}
          description={isAny ? factOf(kind, rowsOf[kind]) : undefined}
          actions={
            <>
              <OwnAppLink region={region} />
              {isAny && (
                <Input
                  type="search"
                  aria-label={t('filter')}
                  placeholder={t('filter')}
                  value={text}
                  onChange={(event) => setText(event.currentTarget.value)}
                />
              )}
            </>
          }
        />
        {isAny ? tableOf(kind) : <NoAccounts region={region} kind={kind} />}
        {rowsOf[other].length > 0 && (
          <section className="mt-8" aria-labelledby="other-accounts">
            <h2 id="other-accounts" className="vg-small-title mb-2">
              {t(other === 'meta' ? 'pages' : 'numbers')}
            </h2>
            {tableOf(other)}
          </section>
        )}
      </div>
      {acting?.action === 'move' && (
        <MoveDialog region={region} workspaceId={uid} row={acting.row} agents={agents} onClose={close} />
      )}
      {acting?.action === 'remove' && (
        <RemoveDialog region={region} workspaceId={uid} row={acting.row} onClose={close} />
      )}
    </main>
  )
}

const factOf = (kind: 'meta' | 'whatsapp', rows: readonly AccountRow[]): string => {
  if (kind === 'whatsapp') return t('whatsappFact', { count: rows.length })
  const isInstagram = ({ account, instagram }: AccountRow) => instagram !== undefined || account.kind === 'instagram'
  const pages = rows.filter(({ account }) => account.kind === 'messenger').length
  return t('metaFact', { pages, instagram: rows.filter(isInstagram).length })
}

const NoAccounts = ({ region, kind }: Pick<AccountsScreenProps, 'region' | 'kind'>) => (
  <Card>
    <Empty
      title={t(kind === 'meta' ? 'noPages' : 'noNumbers')}
      body={t(kind === 'meta' ? 'noPagesBody' : 'noNumbersBody')}
    >
      <Link to="/app/$region/agents" params={{ region }} className="text-brand-ink underline underline-offset-2">
        {t('toAgents')}
      </Link>
    </Empty>
  </Card>
)
