import { useContext } from 'react'
import type { PublicAgent } from '#shared/agents/public-agent'
import { Words } from '#widget/language/words.ts'
import { Icon } from '#widget/ui/icon.tsx'

/** The WhatsApp link takes the digits of the number only (specification 1, section 5). */
export const Contact = ({ agent }: { readonly agent: PublicAgent }) => {
  const words = useContext(Words)
  const digits = agent.ui.showWhatsappButtonOnWeb ? (agent.whatsappPhoneNumber ?? '').replace(/\D/g, '') : ''
  if (digits === '') return null
  return (
    <a className="btn" href={`https://wa.me/${digits}`} target="_blank" rel="noopener nofollow">
      <Icon name="phone" />
      {words.whatsapp}
    </a>
  )
}
