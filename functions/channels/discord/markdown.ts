import type { Entity, FormattedText } from '#functions/channels/plan/formatted-text'

/** https://support.discord.com/hc/en-us/articles/210298617-Markdown-Text-101 */
const signs: Readonly<Record<'bold' | 'italic' | 'strikethrough', string>> = {
  bold: '**',
  italic: '*',
  strikethrough: '~~',
}

/**
 * Plain words, none of whose characters mean anything to Discord: no style, link, mention, emoji or time. `allowed_mentions`
 * keeps names from being notified all the same.
 */
export const escaped = (text: string): string =>
  text
    .replace(/[\\*_~`|[\]<]/g, '\\$&')
    .replace(/^([ \t]*)([#>+-])(?=\s|[#>])/gm, '$1\\$2')
    .replace(/@(everyone|here)\b/g, '@\u200b$1')

/** A text with what its entities mean, in Discord's Markdown. Outer entities precede inner ones. */
export const toMarkdown = ({ text, entities }: FormattedText): string => inner(text, entities, 0, text.length)

const inner = (text: string, entities: readonly Entity[], from: number, to: number): string => {
  let written = ''
  let at = from
  let rest = entities.filter(({ offset, length }) => offset >= from && offset + length <= to)
  for (let [entity] = rest; entity; [entity] = rest) {
    const { offset, length } = entity
    const end = offset + length
    // beside one that was written already
    if (offset < at) {
      rest = rest.slice(1)
      continue
    }
    written += escaped(text.slice(at, offset))
    written += marked(entity, text, rest.slice(1))
    at = end
    rest = rest.slice(1).filter((other) => other.offset >= end)
  }
  return written + escaped(text.slice(at, to))
}

const marked = (entity: Entity, text: string, entities: readonly Entity[]): string => {
  const { type, offset, length, url = '', language = '' } = entity
  const end = offset + length
  const plain = text.slice(offset, end)
  switch (type) {
    case 'pre':
      return `\`\`\`${/^[\w+-]+$/.test(language) ? language : ''}\n${plain.replaceAll('```', '`\u200b``')}\n\`\`\``
    case 'code':
      return plain.includes('`') ? `\`\` ${plain} \`\`` : `\`${plain}\``
    case 'blockquote':
      return inner(text, entities, offset, end).replace(/^/gm, '> ')
    case 'text_link':
      return link(plain, url, () => inner(text, entities, offset, end))
    default:
      return within(signs[type], inner(text, entities, offset, end))
  }
}

/** Signs have no space inside them, and do not reach over lines that are empty. */
const within = (sign: string, words: string): string => {
  const [, before = '', core = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(words) ?? []
  return core === '' ? words : `${before}${sign}${core}${sign}${after}`
}

/** In angle brackets, a link shows no preview, which would be larger than the answer. Only web addresses can have other words. */
export const link = (label: string, url: string, words: () => string = () => escaped(label)): string => {
  if (!/^https?:\/\//i.test(url)) return `${words()} (${escaped(url.replace(/^(mailto|tel):/i, ''))})`
  const address = url.replace(/[\s<>]/g, encodeURIComponent)
  return label === url ? `<${address}>` : `[${words()}](<${address}>)`
}
