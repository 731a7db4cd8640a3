import { expect, test } from 'vitest'
import type { PortalSession } from '#shared/clients/portal-session'
import { limitsOf } from '#web/portal/tabs/abilities.ts'
import { firstPage } from '#web/portal/tabs/first-page.ts'
import { isViewOnly, tabNames } from '#web/portal/tabs/tab-names.ts'

type Tabs = PortalSession['tabs']
const tabs = (...hrefs: Tabs[number]['href'][]) => ({
  tabs: hrefs.map((href) => ({ href, canEdit: true })),
  customTabs: [] as PortalSession['customTabs'],
  navigation: [...hrefs] as string[],
})

test('a client sees the tabs that they were given and that stand, in their order, and no other', () => {
  expect(tabNames(tabs('/kb', '/leads', '/home', '/analytics'))).toEqual(['kb', 'home'])
})

test('a tab to look at is a tab, and its page says that nothing is changed there', () => {
  const me: { tabs: Tabs } = {
    tabs: [
      { href: '/home', canEdit: false },
      { href: '/kb', canEdit: false },
      { href: '/nodes', canEdit: true },
    ],
  }
  expect(tabNames(me)).toEqual(['home', 'kb', 'nodes'])
  expect(['home', 'kb', 'nodes', 'settings', undefined].map((name) => isViewOnly(me, name))).toEqual([
    false,
    true,
    false,
    false,
    false,
  ])
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

const limits = (tabs: Tabs, hideAdvancedSettings = false) => limitsOf({ tabs, client: { hideAdvancedSettings } })

test('who may only look at a tab is offered none of its changes, and no client what is the team’s alone', () => {
  const { may } = limits([
    { href: '/convos', canEdit: false },
    { href: '/kb', canEdit: true },
    { href: '/channels', canEdit: false },
    { href: '/settings', canEdit: true },
  ])
  expect(
    (['edit-knowledge', 'edit-settings', 'restore-versions', 'see-channels', 'see-knowledge'] as const).every(
      (ability) => may(ability),
    ),
  ).toBe(true)
  for (const ability of [
    'answer-visitors',
    'connect-channels',
    'edit-prompt',
    'crawl-sites',
    'test-agent',
    'choose-models',
    'see-team',
    'use-platform-apps',
  ] as const)
    expect(may(ability), ability).toBe(false)
  expect(limits([{ href: '/settings', canEdit: false }]).may('restore-versions')).toBe(false)
})

test('a form has the fields of the client’s tabs, also to look at, and of advanced ones those that are not hidden', () => {
  const { sees } = limits([{ href: '/settings', canEdit: false }])
  expect(['title', 'recordChatHistory', 'vg_systemPrompt', 'branding', 'vg_defaultModel', 'nothing'].map(sees)).toEqual(
    [true, true, false, false, false, false],
  )
  const hidden = limits([{ href: '/settings', canEdit: true }], true)
  expect(['title', 'recordChatHistory', 'vgOptions', 'ADVANCED_customCSS'].map(hidden.sees)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
