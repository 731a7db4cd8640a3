import type { Marks } from './write-text.ts'

const FENCE = '```'
/** Would end a fence before its end. */
const unfenced = (text: string): string => text.replaceAll(FENCE, '``\u200b`')

/** The address in words, unless it is there already. */
const besides = (words: string, url: string, label: string): string => {
  const address = url.replace(/^(mailto|tel):/i, '')
  const bare = address.replace(/^https?:\/\//i, '').replace(/\/$/, '')
  return label.includes(address) || label === bare ? words : `${words} (${address})`
}

/** Nothing is marked: Messenger, Instagram. */
export const plainMarks: Marks = {
  escape: (text) => text,
  bold: '',
  italic: '',
  strikethrough: '',
  code: (text) => text,
  pre: (text) => text,
  quote: '',
  link: besides,
}

/** Source: WhatsApp's help centre, "How to format your messages". It has no sign that would escape another. */
export const whatsappMarks: Marks = {
  escape: (text) => text,
  bold: '*',
  italic: '_',
  strikethrough: '~',
  code: (text) => (/[`\n]/.test(text) ? text : `\`${text}\``),
  pre: (text) => `${FENCE}${unfenced(text)}${FENCE}`,
  quote: '> ',
  link: besides,
}

/**
 * Plain words, none of whose characters mean anything to Discord: no style, link, mention, emoji or time. `allowed_mentions` keeps
 * names from being notified all the same.
 */
const escapeForDiscord = (text: string): string =>
  text
    .replace(/[\\*_~`|[\]<]/g, String.raw`\$&`)
    .replace(/^([ \t]*)([#>+-])(?=\s|[#>])/gm, String.raw`$1\$2`)
    .replace(/@(everyone|here)\b/g, '@\u200b$1')

/** Source: Discord's help, "Markdown Text 101". `<…>` makes no preview, which would be larger than the answer. */
export const discordMarks: Marks = {
  escape: escapeForDiscord,
  bold: '**',
  italic: '*',
  strikethrough: '~~',
  code: (text) => (text.includes('`') ? `\`\` ${text.replaceAll('``', '`\u200b`')} \`\`` : `\`${text}\``),
  pre: (text, language) => `${FENCE}${/^[\w+#-]+$/.test(language) ? language : ''}\n${unfenced(text)}\n${FENCE}`,
  quote: '> ',
  link: (words, url, label) => {
    // only web addresses can have other words
    if (!/^https?:/i.test(url)) return besides(words, escapeForDiscord(url), label)
    const address = url.replace(/[<>\s]/g, encodeURIComponent)
    return label === url || `http://${label}` === url ? `<${address}>` : `[${words}](<${address}>)`
  },
}
