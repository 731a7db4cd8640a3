import css from './after-paint.css'
import { beginAlone } from './begin-alone.ts'
import { greet } from './greet.ts'
import { keepTabsTogether } from './keep-tabs-together.ts'
import { recordLoad } from './record-load.ts'
import type { Shell } from './shell.ts'
import { stayInPage } from './stay-in-page.ts'
import { whatsappLink } from './whatsapp-link.ts'

/** The one export of this file, as the loader fetches it. */
export interface AfterPaint {
  readonly afterPaint: (shell: Shell) => () => void
}

/** Everything beside the button that need not be there when it is painted. Answers how to end it. */
export const afterPaint: AfterPaint['afterPaint'] = (shell) => {
  const { agent, config, origin, host, root, corner } = shell
  const render = config.render ?? agent.ui.widgetType
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets.push(sheet)
  if (render === 'full-width' && host.clientHeight === 0) host.classList.add('a')
  recordLoad(origin, agent)
  const link = whatsappLink(agent)
  const hasButton = render !== 'popup' && render !== 'full-width'
  if (hasButton && link) corner.append(link)
  if (hasButton) void greet(shell)
  const ends = [stayInPage(shell), ...(agent.syncBrowser && render !== 'full-width' ? [keepTabsTogether(shell)] : [])]
  ends.push(beginAlone(shell))
  return () => {
    for (const end of ends) end()
  }
}
