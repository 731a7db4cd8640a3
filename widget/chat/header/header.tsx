import type { ReactNode } from 'react'
import { useContext } from 'react'
import type { PublicAgent } from '#shared/agents/public-agent'
import { lastTeammate } from '#widget/chat/last-teammate.ts'
import { Words } from '#widget/language/words.ts'
import type { ChatState } from '#widget/session/state/chat-state.ts'
import { Face } from '#widget/ui/face.tsx'
import { Icon } from '#widget/ui/icon.tsx'
import { headerState } from './header-state.ts'

interface HeaderProps {
  readonly agent: PublicAgent
  readonly state: ChatState
  readonly close?: (() => void) | undefined
  readonly menu: ReactNode
}

/** Avatar, name and current assignee; the line begins under the avatar. */
export const Header = ({ agent, state, close, menu }: HeaderProps) => {
  const words = useContext(Words)
  const { text, dot } = headerState(state, words)
  const person = state.conversation === 'human-chatting' ? lastTeammate(state.turns) : undefined
  const name = person?.by ?? agent.title
  return (
    <div className="head">
      <span className={person ? 'avatar is-person' : 'avatar'}>
        {person ? (
          <span aria-hidden="true">
            <Face name={name} picture={person.picture} />
          </span>
        ) : agent.roundedImageURL ? (
          <img src={agent.roundedImageURL} alt="" referrerPolicy="no-referrer" />
        ) : (
          <Icon name="chat" />
        )}
      </span>
      <span className="who">
        <h2 className="title">{name}</h2>
        <span className="state">
          {dot !== 'none' && <i className={dot} />}
          {text}
        </span>
      </span>
      {menu}
      {close && (
        <button className="ic close" type="button" aria-label={words.close} onClick={close}>
          <Icon name="x" />
          <Icon name="down" />
        </button>
      )}
    </div>
  )
}
