import { Check } from 'lucide-react'
import type { PortalSession } from '#shared/clients/portal-session'
import { useBrand } from '#web/portal/brand-context.ts'
import { t } from '#web/portal/onboarding/t.ts'
import { Note } from '#web/ui/feedback/note.tsx'

/** Names of products, the same in every language. */
const channels = ['WhatsApp', 'Instagram', 'Messenger', 'Telegram', 'Discord', 'Google Chat'] as const

/** Where else the agent can answer, and who connects it: the client, where they have the tab, else the agency's team. */
export const IntegrationsView = ({ me }: { readonly me: PortalSession }) => {
  const { name } = useBrand()
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
      <Note>{connects ? t('viaChannels') : t('viaTeam', { name })}</Note>
    </div>
  )
}
