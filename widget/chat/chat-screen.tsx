import { createRoot } from 'react-dom/client'
import { widgetMessages } from '#shared/conversations/widget/widget-messages'
import type { WidgetWords } from '#shared/conversations/widget/widget-words'
import { loadWords } from '#widget/language/load-words.ts'
import { Words } from '#widget/language/words.ts'
import { Pictures } from '#widget/ui/pictures.ts'
import { Chat, type ChatProps } from './chat.tsx'
import type { Draft } from './composer/draft.ts'

type FixedProps = Pick<ChatProps, 'agent' | 'conversation' | 'lang' | 'place' | 'close'>

/** The chat as it is drawn into `element`: nothing before it is first shown and its texts have been loaded. */
export const chatScreen = (element: HTMLElement, pictures: Pictures, props: FixedProps) => {
  const root = createRoot(element)
  let isOpen = false
  let isDrawn = false
  let focusRequests = 0
  let draft: Draft | undefined
  const loadingWords = loadWords(props.lang)
  let words: WidgetWords | undefined = loadingWords ? undefined : widgetMessages
  /** `isQuiet` of the `show` that waits for the texts. */
  let pendingShow: boolean | undefined

  const show = (isQuiet: boolean) => {
    if (!words) {
      pendingShow = isQuiet
      return
    }
    isDrawn = true
    root.render(
      <Words.Provider value={words}>
        <Pictures.Provider value={pictures}>
          <Chat {...props} isOpen={isOpen} isQuiet={isQuiet} focusRequests={focusRequests} draft={draft} />
        </Pictures.Provider>
      </Words.Provider>,
    )
  }
  void loadingWords?.then((loaded) => {
    words = loaded ?? widgetMessages
    if (pendingShow !== undefined) show(pendingShow)
  })

  return {
    isOpen: () => isOpen,
    /** Returns whether it was closed before. */
    open: (isQuiet: boolean): boolean => {
      const wasOpen = isOpen
      isOpen = true
      element.classList.remove('near')
      if (!isQuiet) focusRequests++
      show(isQuiet)
      return !wasOpen
    },
    close: (): void => {
      isOpen = false
      show(true)
    },
    /** Draws it out of sight. A press can come first: the hover that asks for this also waits for the chat's file. */
    prepare: (): void => {
      if (isDrawn || isOpen) return
      element.classList.add('near')
      show(true)
    },
    prefill: (text: string): void => {
      draft = { text }
      show(false)
    },
    destroy: (): void => {
      pendingShow = undefined
      root.unmount()
    },
  }
}
