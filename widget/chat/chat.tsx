import { useContext, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { PublicAgent } from '#shared/agents/public-agent'
import { Words } from '#widget/language/words.ts'
import type { HandoffProps } from '#widget/parts/handoff/handoff.tsx'
import type { Conversation } from '#widget/session/create-conversation.ts'
import { lazy } from '#widget/ui/lazy.tsx'
import { ClosedNote } from './composer/closed-note.tsx'
import { Composer } from './composer/composer.tsx'
import type { Draft } from './composer/draft.ts'
import { Footer } from './composer/footer.tsx'
import { Header } from './header/header.tsx'
import { lastTeammate } from './last-teammate.ts'
import { LoadFailure } from './load-failure.tsx'
import { Log } from './log/log.tsx'
import { Menu } from './menu/menu.tsx'
import { Panel, type PanelPlace } from './panel.tsx'
import { screenReaderStatus } from './screen-reader-status.ts'
import { Skeleton } from './skeleton.tsx'

const Handoff = lazy<HandoffProps>(async () => (await import('#widget/parts/handoff/handoff.tsx')).Handoff)

export interface ChatProps {
  readonly agent: PublicAgent
  readonly conversation: Conversation
  readonly lang: string
  readonly isOpen: boolean
  /** Opened automatically, not by the visitor: the focus stays where it is. */
  readonly isQuiet: boolean
  /** How often the page or the visitor asked for the chat: each time moves the focus into it, even when it is open already. */
  readonly focusRequests: number
  readonly place: PanelPlace
  readonly close: () => void
  readonly draft?: Draft | undefined
}

/** The whole window: header, log, composer, footer. */
export const Chat = ({ agent, conversation, lang, isOpen, isQuiet, focusRequests, place, close, draft }: ChatProps) => {
  const words = useContext(Words)
  const state = useSyncExternalStore(conversation.subscribe, conversation.get)
  const field = useRef<HTMLTextAreaElement>(null)
  // before the next key is pressed: a visitor who opens it by keyboard can type at once
  useLayoutEffect(() => {
    if (isOpen && !isQuiet && focusRequests > 0) field.current?.focus()
  }, [isOpen, isQuiet, focusRequests])

  const choose = (says: string) => {
    // a quick reply with the label of the handoff button asks for a human agent; if that fails, it is sent as a message
    if (says && says === agent.UIhandoffTitle.trim())
      conversation.handOff('person').catch(() => conversation.sendMessage(says))
    else conversation.sendMessage(says)
    field.current?.focus()
  }
  return (
    <Panel title={agent.title} place={place} isOpen={isOpen} close={close}>
      <Header
        agent={agent}
        state={state}
        close={place === 'corner' || place === 'modal' ? close : undefined}
        menu={
          <Menu
            isReady={state.phase === 'ready'}
            restart={() => {
              void conversation.restart()
              field.current?.focus()
            }}
            download={async () => (await import('./menu/save-transcript.ts')).saveTranscript(agent.title, state, words)}
            erase={async () => {
              await conversation.deleteConversation()
              field.current?.focus()
            }}
          />
        }
      />
      {state.phase === 'failed' ? (
        <LoadFailure agent={agent} message={state.failure} tryAgain={() => void conversation.open()} />
      ) : state.phase === 'loading' && state.turns.length === 0 ? (
        <Skeleton />
      ) : (
        <Log
          agent={agent}
          state={state}
          lang={lang}
          isOpen={isOpen}
          choose={choose}
          submitForm={conversation.submitForm}
          tryAgain={conversation.tryAgain}
          getCalls={conversation.getCalls}
        >
          {(state.conversation !== 'ai-chatting' || lastTeammate(state.turns)) && (
            <Handoff agent={agent} state={state} conversation={conversation} field={field} isOpen={isOpen} />
          )}
        </Log>
      )}
      <div className="foot">
        {state.closed ? (
          <ClosedNote agent={agent} reason={state.closed} restart={() => void conversation.restart()} />
        ) : (
          <Composer
            field={field}
            draft={draft}
            isReady={state.phase === 'ready'}
            isWriting={state.writing !== undefined && state.conversation === 'ai-chatting'}
            sendMessage={conversation.sendMessage}
            getCalls={agent.ui.allowFileUpload === false ? undefined : conversation.getCalls}
            voice={
              agent.ui.allowVoiceNotes !== false && (agent.hearsVoice || state.conversation === 'human-chatting')
                ? conversation.getCalls
                : undefined
            }
            stop={conversation.stop}
            withdrawUnsent={conversation.withdrawUnsent}
          />
        )}
        <Footer
          branding={agent.branding}
          conversation={state.conversation}
          offer={state.phase === 'ready' && state.conversation === 'ai-chatting' ? agent.UIhandoffTitle : ''}
          ask={() => conversation.handOff('person')}
        />
      </div>
      <div role="status" className="sr">
        {screenReaderStatus(state, words)}
      </div>
    </Panel>
  )
}
