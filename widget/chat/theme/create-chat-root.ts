import { brandOf } from '#shared/agents/look/themes'
import { contrast, parseHex } from '#shared/colour'
import type { ChatWindowOptions } from '#widget/chat-window.ts'
import { isDarkTheme } from '#widget/is-dark-theme.ts'
import type { WidgetLanguage } from '#widget/language/language-of.ts'
import markdownCss from '#widget/styles/markdown.css'
import panelCss from '#widget/styles/panel.css'
import partsCss from '#widget/styles/parts.css'
import tokensCss from '#widget/styles/tokens.css'
import turnsCss from '#widget/styles/turns.css'
import { shadesOf } from './shades-of.ts'

/** The surfaces of styles/tokens.css, near enough to measure the contrast of a brand colour with them. */
const surfaces = { light: '#fdfdfd', dark: '#181a1b' } as const

interface ChatRoot {
  /** Where the chat is drawn. The last sheet of its shadow tree holds the owner's rules. */
  readonly element: HTMLElement
  readonly remove: () => void
}

/** A shadow tree of the chat's own: its styles, the agent's colours, picture and direction, and the owner's rules. */
export const createChatRoot = (
  { agent, config, parent }: Pick<ChatWindowOptions, 'agent' | 'config' | 'parent'>,
  lang: WidgetLanguage,
): ChatRoot => {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  // in a layer, so that the owner's rules win whatever their specificity, while our `!important` ones still win over them
  sheet.replaceSync(`@layer vg{${tokensCss + panelCss + turnsCss + markdownCss + partsCss}}`)
  const own = new CSSStyleSheet()
  own.replaceSync(agent.ADVANCED_customCSS ?? '')
  root.adoptedStyleSheets.push(sheet, own)
  const element = document.createElement('div')
  const isDark = isDarkTheme(agent)
  const brand = brandOf(agent)
  const shades = shadesOf(agent)
  const isFaint = contrast(brand, surfaces[isDark ? 'dark' : 'light']) < 3
  element.className = `vg${isDark ? ' dark' : ''}${isFaint ? ' faint' : ''}${config.render === 'bottom-left' ? ' left' : ''}${agent.chatBgURL ? ' pictured' : ''}${shades ? ' shaded' : ''}`
  element.lang = lang.tag
  element.dir = lang.direction
  const { style } = element
  style.setProperty('--brand', brand)
  style.setProperty('--on-brand', parseHex(agent.onBrand) ?? '#ffffff')
  style.setProperty('--hue', String(agent.hue))
  for (const [at, shade] of (shades ?? []).entries()) style.setProperty(`--s${at + 1}`, shade)
  // an encoded URL in one property cannot become a second declaration
  if (agent.chatBgURL && URL.canParse(agent.chatBgURL))
    style.setProperty('--picture', `url("${new URL(agent.chatBgURL).href.replace(/["\\\n]/g, encodeURIComponent)}")`)
  root.append(element)
  parent.prepend(host)
  return { element, remove: () => host.remove() }
}
