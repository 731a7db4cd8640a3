import type { WidgetWords } from '#shared/conversations/widget/widget-words'
import { translate } from '#widget/language/translate.ts'
import type { Turn } from '#widget/session/state/chat-state.ts'

const speaker = (title: string, { role }: Turn, messages: WidgetWords): string => {
  if (role === 'visitor') return messages.you
  return role === 'person' ? messages.team : title
}

const extras = ({ parts = [] }: Turn): string =>
  parts
    .flatMap((part) => {
      if (part.kind === 'form') return [part.fields.map(({ label }) => `- ${label}`).join('\n')]
      return 'url' in part && typeof part.url === 'string' ? [`<${part.url}>`] : []
    })
    .map((extra) => `\n\n${extra}`)
    .join('')

const files = ({ attachments = [] }: Turn): string => attachments.map(({ name }) => `\n\n[${name}]`).join('')

/** A conversation as Markdown: author, time by the visitor's clock, text. Messages that were never sent are left out. */
export const transcriptOf = (title: string, turns: readonly Turn[], messages: WidgetWords): string =>
  `${[
    `# ${title}`,
    ...turns
      .filter(({ delivery }) => delivery !== 'sending' && delivery !== 'unsent')
      .map((turn) =>
        turn.role === 'system'
          ? `*${turn.text}*`
          : `**${speaker(title, turn, messages)}**, ${new Date(turn.at).toLocaleString()}\n\n${translate(messages, turn.text)}${extras(turn)}${files(turn)}`,
      ),
  ].join('\n\n---\n\n')}\n`
