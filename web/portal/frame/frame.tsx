import { useSuspenseQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { agencySheet } from '#web/lib/style/agency-sheet.ts'
import { useBrand } from '#web/portal/brand-context.ts'
import { meQuery } from '#web/portal/session/queries.ts'
import { usePresence } from '#web/portal/session/use-presence.ts'
import { useRefreshNote } from '#web/portal/session/use-refresh-note.ts'
import { t } from '#web/portal/t.ts'
import { isViewOnly } from '#web/portal/tabs/tab-names.ts'
import { TitleContext } from '#web/ui/page/page-title.tsx'
import { LookingBanner } from './looking-banner.tsx'
import { navigationOf } from './navigation.tsx'
import { Notice } from './notice.tsx'
import { PageSide } from './page-side.tsx'
import { PageTabs } from './page-tabs.tsx'
import { AgentUnderWay } from './states/agent-under-way.tsx'
import { AccessDisabled, NoAgents } from './states/blocked.tsx'
import { TopBar } from './top-bar.tsx'
import './frame.css'
import '#web/shell/shell.css'

/** Behind the log-in: who looks, the top bar, the tabs at the side or at the top, and the page. */
export const Frame = () => {
  const { name, region, customCss } = useBrand()
  const query = useSuspenseQuery(meQuery(region))
  const { data: me } = query
  // a custom tab is no agent's; its address names the one that the client came from
  const named = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('agent') })
  const { agentId = named } = useParams({ strict: false })
  const tab = useLocation().pathname.split('/')[5]
  usePresence(me)
  useRefreshNote(query)
  const agent = me.agents.find(({ id }) => id === agentId) ?? me.agents[0]
  const titleEnd = useMemo(() => (agent ? [agent.title, name] : [name]), [agent, name])
  if (me.accessDisabled !== undefined) return <AccessDisabled message={me.accessDisabled} />
  if (!agent) return me.client.isNewSignup ? <AgentUnderWay /> : <NoAgents me={me} />
  const layout = me.organisation?.dashboardLayout ?? 'vertical'
  const navigation = { agentId: agent.id, tabs: navigationOf(me, region, agent.id) }
  return (
    <>
      <a href="#content" className="vg-button vg-button--quiet vg-skip">
        {t('skip')}
      </a>
      <div className={`vg-app vg-portal vg-portal--${layout}`} data-agency-css>
        {customCss !== '' && <style>{agencySheet(customCss)}</style>}
        <LookingBanner me={me} />
        {me.by === undefined && isViewOnly(me, tab) && (
          <Notice>
            <p role="status">{t('viewOnly', { name })}</p>
          </Notice>
        )}
        <TopBar me={me} agent={agent} />
        <PageSide {...navigation} />
        <PageTabs {...navigation} />
        <TitleContext value={titleEnd}>
          <Outlet />
        </TitleContext>
      </div>
    </>
  )
}
