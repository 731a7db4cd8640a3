import type { UiPart } from '#shared/agents/schema'
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

/** What an answer showed besides words. Pictures and videos are links here: reading a chat must not tell their hosts. */
export const PartView = ({ part }: { readonly part: UiPart }) => {
  switch (part.kind) {
    case 'buttons':
      return (
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {part.buttons.map(({ label }) => (
            <li key={label} className="rounded-lg border border-line-2 px-2.5 py-1 text-sm font-medium text-brand-ink">
              {label}
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
    case 'carousel':
      return (
        <ul className="mt-2 flex gap-2 overflow-x-auto">
          {part.cards.map((card) => (
            <li key={card.title} className="w-40 flex-none rounded-lg border border-line p-2.5 text-sm">
              <p className="font-medium">{card.title}</p>
              <p className="text-ink-2">{card.text}</p>
              {card.button && <p className="mt-1.5 font-medium text-brand-ink">{card.button.label}</p>}
            </li>
          ))}
        </ul>
      )
  }
}
