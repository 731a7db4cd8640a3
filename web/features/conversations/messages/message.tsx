import type { Message as ChatMessage } from '#shared/conversations/schema'
import { t } from '#web/features/conversations/t.ts'
import { safeHref } from '#web/lib/safe-href.ts'
import { Markdown } from '#web/ui/text/markdown.tsx'
import { type PartRenderers, PartView } from './part-view.tsx'

interface MessageProps {
  readonly message: ChatMessage
  /** Sends a suggested reply; only on the newest answer of an open conversation. */
  readonly onSay?: ((text: string) => void) | undefined
  readonly drawing?: PartRenderers | undefined
}

/** One message: a visitor's text as typed, an answer as Markdown with its parts and sources. */
export const Message = ({ message, onSay, drawing }: MessageProps) => {
  if (message.role === 'visitor') return message.text ? <div>{message.text}</div> : null
  return (
    <div>
      <Markdown text={message.text} />
      {message.parts?.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a stored message never changes, its parts have no ids
        <PartView key={at} part={part} onSay={onSay} drawing={drawing} />
      ))}
      {message.citations && message.citations.length > 0 && (
        <ul className="mt-2 grid gap-1 border-t border-line pt-2 text-xs text-ink-2" aria-label={t('sources')}>
          {message.citations.map(({ n, title, url }) => {
            const href = url ? safeHref(url) : undefined
            return (
              <li key={n} className="flex items-center gap-2">
                <span className="vg-cite">{n}</span>
                {href ? (
                  <a
                    href={href}
                    target="_blank"
                    rel="noopener nofollow"
                    className="truncate underline underline-offset-2"
                  >
                    {title}
                  </a>
                ) : (
                  <span className="truncate">{title}</span>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
