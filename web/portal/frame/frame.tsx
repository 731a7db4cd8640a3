import { Tooltip } from '@base-ui/react/tooltip'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Outlet, useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useBrand } from '#web/portal/brand-context.ts'
import { meQuery } from '#web/portal/session/queries.ts'
import { usePresence } from '#web/portal/session/use-presence.ts'
import { t } from '#web/portal/t.ts'
import { tabsOf } from '#web/portal/tabs/tabs.ts'
import { TitleContext } from '#web/ui/page/page-title.tsx'
import { PageSide } from './page-side.tsx'
import { PageTabs } from './page-tabs.tsx'
import { AgentUnderWay } from './states/agent-under-way.tsx'
import { AccessDisabled, NoAgents } from './states/blocked.tsx'
import { TopBar } from './top-bar.tsx'
import './frame.css'
import '#web/shell/shell.css'

/** Behind the log-in: who looks, the top bar, the tabs at the side or at the top, and the page. */
export const Frame = () => {
  const { name, region } = useBrand()
  const { data: me } = useSuspenseQuery(meQuery(region))
  const { agentId } = useParams({ strict: false })
  usePresence(me)
  const agent = me.agents.find(({ id }) => id === agentId) ?? me.agents[0]
  const titleEnd = useMemo(() => (agent ? [agent.title, name] : [name]), [agent, name])
  if (me.accessDisabled !== undefined) return <AccessDisabled message={me.accessDisabled} />
  if (!agent) return me.client.isNewSignup ? <AgentUnderWay /> : <NoAgents />
  const layout = me.organisation?.dashboardLayout ?? 'vertical'
  const navigation = { agentId: agent.id, tabs: tabsOf(me) }
  return (
    <Tooltip.Provider delay={500}>
      <a href="#content" className="vg-button vg-button--quiet vg-skip">
        {t('skip')}
      </a>
      <div className={`vg-app vg-portal vg-portal--${layout}`}>
        {me.by !== undefined && (
          <p className="vg-portal__notice" role="status">
            {t('viewingAs', { by: me.by, name: me.client.name })}
          </p>
        )}
        {me.client.isAdmin && (
          <p className="vg-portal__notice" role="status">
            {t('viewingAsAgency')}
          </p>
        )}
        <TopBar me={me} agent={agent} />
        <PageSide {...navigation} />
        <PageTabs {...navigation} />
        <TitleContext value={titleEnd}>
          <Outlet />
        </TitleContext>
      </div>
    </Tooltip.Provider>
  )
}
