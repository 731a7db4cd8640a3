import { House, ListTree, type LucideIcon, Settings2 } from 'lucide-react'
import type { ComponentType } from 'react'
import type { PortalSession } from '#shared/clients/portal-session'
import { channelsPlace } from '#web/features/channels/place.ts'
import { conversationsPlace } from '#web/features/conversations/place.ts'
import { knowledgePlace } from '#web/features/knowledge/place.ts'
import type { PlaceCountProps } from '#web/lib/place.ts'
import { t } from '#web/portal/t.ts'
import { type TabName, tabNames } from './tab-names.ts'

interface Tab {
  readonly label: () => string
  readonly icon: LucideIcon
  readonly Count?: ComponentType<PlaceCountProps> | undefined
}

const tabs = {
  home: { label: () => t('tab/home'), icon: House },
  convos: { label: () => t('tab/convos'), icon: conversationsPlace.icon, Count: conversationsPlace.Count },
  kb: { label: () => t('tab/kb'), icon: knowledgePlace.icon },
  channels: { label: () => t('tab/channels'), icon: channelsPlace.icon },
  nodes: { label: () => t('tab/nodes'), icon: ListTree },
  settings: { label: () => t('tab/settings'), icon: Settings2 },
} satisfies Record<TabName, Tab>

/** What the navigation shows of a client, in order. */
export const tabsOf = (me: Pick<PortalSession, 'tabs'>): readonly (Tab & { readonly name: TabName })[] =>
  tabNames(me).map((name) => ({ name, ...tabs[name] }))
