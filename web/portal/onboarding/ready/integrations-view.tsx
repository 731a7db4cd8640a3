import { Check } from 'lucide-react'
import type { PortalSession } from '#shared/clients/portal-session'
import { useBrand } from '#web/portal/brand-context.ts'
import { t } from '#web/portal/onboarding/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { Note } from '#web/ui/feedback/note.tsx'

/** Names of products, the same in every language. */
const channels = ['WhatsApp', 'Instagram', 'Messenger', 'Telegram', 'Discord', 'Google Chat'] as const

interface IntegrationsViewProps {
  readonly me: PortalSession
  readonly isLeaving: boolean
  /** Ends the onboarding and opens the agent's channels. */
  readonly onChannels: () => void
}

const mailOf = (subject: string): string => `subject=${encodeURIComponent(subject)}`

/** Where else the agent can answer, and who connects it: the client, where they have the tab, else the agency's team. */
export const IntegrationsView = ({ me, isLeaving, onChannels }: IntegrationsViewProps) => {
  const { name, supportEmail } = useBrand()
  const connects = me.tabs.some(({ href, canEdit }) => href === '/channels' && canEdit)
  return (
    <div className="grid max-w-130 gap-5">
      <ul className="divide-y divide-line rounded-lg border border-line">
        {[t('webChat'), ...channels].map((channel) => (
          <li key={channel} className="flex items-center gap-3 px-4 py-3">
            <Check size={16} className="flex-none text-ok" aria-hidden="true" />
            {channel}
          </li>
        ))}
      </ul>
      {connects ? (
        <Note
          actions={
            <Button busy={isLeaving} onClick={onChannels}>
              {t('toChannels')}
            </Button>
          }
        >
          {t('viaChannels')}
        </Note>
      ) : (
        <Note
          actions={
            supportEmail !== '' && (
              <a className={buttonClass({})} href={`mailto:${supportEmail}?${mailOf(t('askSubject'))}`}>
                {t('askTeam', { name })}
              </a>
            )
          }
        >
          {t('viaTeam', { name })}
        </Note>
      )}
    </div>
  )
}
