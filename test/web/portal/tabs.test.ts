import { expect, test } from 'vitest'
import type { PortalSession } from '#shared/clients/portal-session'
import { abilitiesOf } from '#web/portal/tabs/abilities.ts'
import { firstPage } from '#web/portal/tabs/first-page.ts'
import { tabNames } from '#web/portal/tabs/tab-names.ts'

type Tabs = PortalSession['tabs']
const tabs = (...hrefs: Tabs[number]['href'][]) => ({
  tabs: hrefs.map((href) => ({ href, canEdit: true })),
  customTabs: [] as PortalSession['customTabs'],
  navigation: [...hrefs] as string[],
})

test('a client sees the tabs that they were given and that stand, in their order, and no other', () => {
  expect(tabNames(tabs('/kb', '/leads', '/home', '/analytics'))).toEqual(['kb', 'home'])
})

test('knowledge that a client may only look at has no page yet', () => {
  expect(
    tabNames({
      tabs: [
        { href: '/kb', canEdit: false },
        { href: '/convos', canEdit: false },
      ],
    }),
  ).toEqual(['convos'])
})

test('a client none of whose tabs stands yet lands on conversations', () => {
  expect(tabNames(tabs('/leads', '/campaigns'))).toEqual(['convos'])
  expect(tabNames(tabs())).toEqual(['convos'])
})

test('a client begins with the first tab of their first agent, or of the one that they named', () => {
  const agents = ['front', 'night'].map((id) => ({ id, title: id, picture: '' }))
  const me = { ...tabs('/convos', '/home'), agents }
  expect(firstPage('eu', me)).toBe('/app/eu/agents/front/convos')
  expect(firstPage('na', me, 'night')).toBe('/app/na/agents/night/convos')
  expect(firstPage('eu', { ...me, agents: [] })).toBe('/app/eu/agents')
})

test('who may only look at a tab is offered none of its changes, and nobody what has no page in the portal', () => {
  const may = abilitiesOf({
    tabs: [
      { href: '/convos', canEdit: false },
      { href: '/kb', canEdit: true },
      { href: '/channels', canEdit: true },
    ],
  })
  expect([may('answer-visitors'), may('edit-knowledge'), may('test-agent'), may('connect-channels')]).toEqual([
    false,
    true,
    false,
    false,
  ])
})
