import type { PublicAgent } from '#shared/agents/public'
import { widgetMessages as say } from '#shared/conversations/widget-messages'
import { Icon } from '#widget/parts/icon.tsx'

/** The WhatsApp link takes the digits of the number only (specification 1, section 5). */
export const Contact = ({ agent }: { readonly agent: PublicAgent }) => {
  const digits = agent.ui.showWhatsappButtonOnWeb ? (agent.whatsappPhoneNumber ?? '').replace(/\D/g, '') : ''
  if (digits === '') return null
  return (
    <a className="btn" href={`https://wa.me/${digits}`} target="_blank" rel="noopener nofollow">
      <Icon name="phone" />
      {say.whatsapp}
    </a>
  )
}
