import type { ClientTab } from '#shared/agencies/client-tabs'
import { isFieldOf } from '#shared/clients/field-access'
import type { PortalSession } from '#shared/clients/portal-session'
import type { Ability, ViewerLimits } from '#web/lib/session/viewer.ts'

interface Need {
  readonly tab: ClientTab
  readonly isToEdit: boolean
}

const edit = (tab: ClientTab): Need => ({ tab, isToEdit: true })
const view = (tab: ClientTab): Need => ({ tab, isToEdit: false })

/** The tab that it needs, or one of them; without one it is the agency's team's alone. */
const needOf: Readonly<Record<Ability, Need | readonly Need[] | undefined>> = {
  'see-conversations': view('/convos'),
  'answer-visitors': edit('/convos'),
  'edit-knowledge': edit('/kb'),
  'edit-prompt': edit('/nodes'),
  'edit-settings': edit('/settings'),
  'connect-channels': edit('/channels'),
  'see-channels': view('/channels'),
  'see-knowledge': view('/kb'),
  'crawl-sites': undefined,
  'test-agent': undefined,
  'choose-models': undefined,
  'restore-versions': [edit('/nodes'), edit('/settings')],
  'see-team': undefined,
  'use-platform-apps': undefined,
}

/** What a client may do on the pages that they share with the team, and which fields their forms have. */
export const limitsOf = ({
  tabs,
  client: { hideAdvancedSettings },
}: Pick<PortalSession, 'tabs'> & {
  readonly client: Pick<PortalSession['client'], 'hideAdvancedSettings'>
}): ViewerLimits => ({
  may: (ability) => {
    const need = needOf[ability]
    return [need ?? []]
      .flat()
      .some(({ tab, isToEdit }) => tabs.some(({ href, canEdit }) => href === tab && (canEdit || !isToEdit)))
  },
  sees: (field) => isFieldOf(field, hideAdvancedSettings, (tab) => tabs.some(({ href }) => href === tab)),
})
