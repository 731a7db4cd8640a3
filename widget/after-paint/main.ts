import { greetingMessages } from '#shared/conversations/widget/greeting-messages'
import { languageOf } from '#widget/language/language-of.ts'
import { loadWords } from '#widget/language/load-words.ts'
import css from './after-paint.css'
import { autoStart } from './auto-start.ts'
import { greet } from './greet.ts'
import { preload } from './preload.ts'
import { reattachWhenRemoved } from './reattach-when-removed.ts'
import { recordLoad } from './record-load.ts'
import type { Shell } from './shell.ts'
import { syncTabs } from './sync-tabs.ts'
import { translateButton } from './translate-button.ts'
import { whatsappLink } from './whatsapp-link.ts'

/** The one export of this file, as the loader imports it. */
export interface AfterPaint {
  readonly afterPaint: (shell: Shell) => () => void
}

/** Everything beside the button that is not needed for its first paint. Returns a function that ends it. */
export const afterPaint: AfterPaint['afterPaint'] = (shell) => {
  const { agent, config, origin, host, root, corner } = shell
  const render = config.render ?? agent.ui.widgetType
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets.push(sheet)
  if (render === 'full-width' && host.clientHeight === 0) host.classList.add('a')
  recordLoad(origin, agent)
  const { tag } = languageOf(agent.lang, navigator.language)
  // loaded before the visitor opens the chat, which waits for it
  const spoken = loadWords(tag)
  const link = whatsappLink(agent)
  const hasButton = render !== 'popup' && render !== 'full-width'
  if (hasButton && link) corner.append(link)
  if (hasButton) {
    void greet(shell, spoken)
    preload(shell)
  }
  let isEnded = false
  const ends = [reattachWhenRemoved(shell), ...(agent.syncBrowser && render !== 'full-width' ? [syncTabs(shell)] : [])]
  ends.push(autoStart(shell))
  void spoken?.then((words) => {
    if (!words?.launcher || isEnded) return
    ends.push(translateButton(shell, words.launcher, tag))
    if (link) link.ariaLabel = words.greeting?.whatsapp ?? greetingMessages.whatsapp
  })
  return () => {
    isEnded = true
    for (const end of ends) end()
  }
}
