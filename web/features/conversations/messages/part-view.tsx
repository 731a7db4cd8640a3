import type { ReactNode } from 'react'
import type { FormPart, UiPart } from '#shared/agents/schema'
import { t } from '#web/features/conversations/t.ts'
import { safeHref } from '#web/lib/safe-href.ts'
import { FormView } from './form-view.tsx'
import { SuggestedReply } from './suggested-reply.tsx'

const Link = ({ url, text }: { readonly url: string; readonly text: string }) => {
  const href = safeHref(url)
  return href ? (
    <a href={href} target="_blank" rel="noopener nofollow" className="text-brand-ink underline underline-offset-2">
      {text}
    </a>
  ) : (
    <span>{text}</span>
  )
}

/** How an open conversation renders the parts that a finished one only shows. */
export interface PartRenderers {
  readonly form: (form: FormPart) => ReactNode
  /** `link` shows where our host has no copy of the picture. */
  readonly picture: (url: string, alt: string, link: ReactNode) => ReactNode
}

interface PartViewProps {
  readonly part: UiPart
  readonly onSay?: ((text: string) => void) | undefined
  readonly drawing?: PartRenderers | undefined
}

const readOnlyRenderers: PartRenderers = {
  form: (form) => <FormView form={form} />,
  picture: (_url, _alt, link) => link,
}

/** The parts of an answer. Pictures and videos are links here: opening a chat must not reveal its reader to their hosts. */
export const PartView = ({ part, onSay, drawing = readOnlyRenderers }: PartViewProps) => {
  switch (part.kind) {
    case 'buttons':
      return (
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {part.buttons.map(({ label, says }) => (
            <li key={label}>
              <SuggestedReply label={label} says={says} onSay={onSay} />
            </li>
          ))}
        </ul>
      )
    case 'image':
      return drawing.picture(
        part.url,
        part.alt,
        <p className="mt-2 text-sm">
          <Link url={part.url} text={t('pictureLink', { alt: part.alt })} />
        </p>,
      )
    case 'video':
      return (
        <p className="mt-2 text-sm">
          <Link url={part.url} text={t('videoLink', { title: part.title })} />
        </p>
      )
    case 'form':
      return drawing.form(part)
    case 'carousel':
      return (
        <ul className="mt-2 flex gap-2 overflow-x-auto">
          {part.cards.map((card) => (
            <li key={card.title} className="w-40 flex-none rounded-lg border border-line p-2.5 text-sm">
              {card.imageUrl && drawing.picture(card.imageUrl, card.title, null)}
              <p className="font-medium">{card.title}</p>
              <p className="text-ink-2">{card.text}</p>
              {card.button && (
                <p className="mt-2">
                  <SuggestedReply label={card.button.label} says={card.button.says} onSay={onSay} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )
  }
}
