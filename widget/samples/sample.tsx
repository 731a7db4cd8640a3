import { useRef } from 'react'
import type { PublicAgent } from '#shared/agents/public-agent'
import type { PartSample } from '#shared/conversations/preview/part-samples'
import { Composer } from '#widget/chat/composer/composer.tsx'
import { Footer } from '#widget/chat/composer/footer.tsx'
import { Header } from '#widget/chat/header/header.tsx'
import { Log } from '#widget/chat/log/log.tsx'
import { Menu } from '#widget/chat/menu/menu.tsx'
import { Panel } from '#widget/chat/panel.tsx'
import { initialState } from '#widget/session/state/chat-state.ts'
import { reduceChat } from '#widget/session/state/reduce-chat.ts'

interface SampleProps {
  readonly agent: PublicAgent
  readonly sample: PartSample
  /** A BCP 47 tag. */
  readonly lang: string
  readonly begin: string
  readonly choose: (name: string) => void
}

/** Samples react to a press, but send nothing. */
const noop = () => undefined
const neverResolves = () => new Promise<never>(noop)

/** One part of the chat in a window of its own, with the class names that owners style. */
export const Sample = ({ agent, sample, lang, begin, choose }: SampleProps) => (
  <div className={classOf(sample)}>
    <p className="sample-label">{sample.label}</p>
    <ul className="sample-names" aria-label={sample.label}>
      {sample.names.map((name) => (
        <li key={name}>
          <button type="button" onClick={() => choose(name)}>
            <span className="sr">{begin} </span>.{name}
          </button>
        </li>
      ))}
    </ul>
    <Panel title={sample.label} place="part" isOpen close={noop}>
      <Piece agent={agent} sample={sample} lang={lang} />
    </Panel>
  </div>
)

const classOf = ({ piece, isShort, names }: PartSample) =>
  `sample${piece === 'log' ? '' : ' whole'}${isShort ? ' short' : ''}${names.includes('vg-day') ? ' dated' : ''}`

const Piece = ({ agent, sample, lang }: Pick<SampleProps, 'agent' | 'sample' | 'lang'>) => {
  const field = useRef<HTMLTextAreaElement>(null)
  const state = reduceChat(reduceChat(initialState, { type: 'committed', messages: sample.messages }), {
    type: 'loaded',
  })
  switch (sample.piece) {
    case 'head':
      return (
        <Header
          agent={agent}
          state={state}
          close={noop}
          menu={<Menu isReady restart={noop} download={noop} erase={neverResolves} />}
        />
      )
    case 'log':
      return (
        <Log
          agent={agent}
          state={state}
          lang={lang}
          isOpen
          choose={noop}
          submitForm={neverResolves}
          tryAgain={noop}
          getCalls={neverResolves}
        >
          {null}
        </Log>
      )
    case 'foot':
      return (
        <div className="foot">
          <Composer
            field={field}
            isReady
            isWriting={false}
            sendMessage={noop}
            getCalls={agent.ui.allowFileUpload === false ? undefined : neverResolves}
            voice={agent.ui.allowVoiceNotes === false ? undefined : neverResolves}
            stop={noop}
            withdrawUnsent={noop}
          />
          <Footer
            branding={agent.branding}
            conversation="ai-chatting"
            offer={agent.UIhandoffTitle}
            ask={neverResolves}
          />
        </div>
      )
  }
}
