import { launcherMessages as messages } from '#shared/conversations/widget/launcher-messages'
import { Problem } from '#shared/problems'
import type { ChatModule } from '#widget/chat-window.ts'
import { languageOf } from '#widget/language/language-of.ts'
import { loadWords } from '#widget/language/load-words.ts'
import { fetchAgent } from '#widget/loader/fetch-agent.ts'
import { fetchDemo } from './fetch-demo.ts'
import { readPath } from './read-path.ts'

/** The chat alone in a page of its own: `/app/{region}/render/{id}/iframe`, for frames and direct links. */
const show = async (): Promise<void> => {
  const config = readPath(location.pathname, location.hash)
  if (!config) return
  const { origin } = location
  try {
    const finding = config.demo === undefined ? fetchAgent(origin, config) : fetchDemo(origin, config, config.demo)
    const [agent, chat] = await Promise.all([
      finding.then((found) => {
        // the texts load in parallel with the chat, which waits for them
        const { tag } = languageOf(found?.lang ?? '', navigator.language)
        void loadWords(tag)
        document.documentElement.lang = tag
        return found
      }),
      import(`${new URL(CHAT_FILE, import.meta.url)}#${Date.now()}`) as Promise<ChatModule>,
    ])
    if (!agent) return
    document.title = agent.title
    document.body.replaceChildren()
    chat.mountChat({ agent, config, host: origin, parent: document.body }).open({ isQuiet: true })
  } catch (error) {
    const isOver = error instanceof Problem && error.code === 'unauthenticated'
    const again = Object.assign(document.createElement('button'), { onclick: show, textContent: messages.tryAgain })
    const words = Object.assign(document.createElement('p'), {
      role: 'alert',
      textContent: isOver
        ? error.message
        : messages.somethingWrong(error instanceof Error ? error.message : String(error)),
    })
    document.body.replaceChildren(words, ...(isOver ? [] : [again]))
  }
}

void show()
