import type { UiPart } from '#shared/agents/schema'
import { FormView } from '#web/features/conversations/form-view.tsx'
import { Reply } from '#web/features/conversations/reply.tsx'
import { t } from '#web/features/conversations/t.ts'
import { safeHref } from '#web/lib/safe-href.ts'

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

interface PartViewProps {
  readonly part: UiPart
  readonly onSay?: ((text: string) => void) | undefined
}

/** What an answer showed besides words. Pictures and videos are links here: reading a chat must not tell their hosts. */
export const PartView = ({ part, onSay }: PartViewProps) => {
  switch (part.kind) {
    case 'buttons':
      return (
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {part.buttons.map(({ label, says }) => (
            <li key={label}>
              <Reply label={label} says={says} onSay={onSay} />
            </li>
          ))}
        </ul>
      )
    case 'image':
      return (
        <p className="mt-2 text-sm">
          <Link url={part.url} text={t('pictureLink', { alt: part.alt })} />
        </p>
      )
    case 'video':
      return (
        <p className="mt-2 text-sm">
          <Link url={part.url} text={t('videoLink', { title: part.title })} />
        </p>
      )
    case 'form':
      return <FormView form={part} />
    case 'carousel':
      return (
        <ul className="mt-2 flex gap-2 overflow-x-auto">
          {part.cards.map((card) => (
            <li key={card.title} className="w-40 flex-none rounded-lg border border-line p-2.5 text-sm">
              <p className="font-medium">{card.title}</p>
              <p className="text-ink-2">{card.text}</p>
              {card.button && (
                <p className="mt-2">
                  <Reply label={card.button.label} says={card.button.says} onSay={onSay} />
                </p>
              )}
            </li>
          ))}
        </ul>
      )
  }
}
