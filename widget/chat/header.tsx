import type { ReactNode } from 'react'
import { useContext } from 'react'
import type { PublicAgent } from '#shared/agents/public'
import { Icon } from '#widget/parts/icon.tsx'
import { Words } from '#widget/parts/words.ts'
import type { ChatState } from '#widget/session/chat-state.ts'
import { headerState } from './header-state.ts'
import { initialsOf } from './initials-of.ts'
import { personIn } from './person-in.ts'

interface HeaderProps {
  readonly agent: PublicAgent
  readonly state: ChatState
  readonly close?: (() => void) | undefined
  readonly menu: ReactNode
}

/** Avatar, name, and who is holding the conversation; the line begins under the avatar. */
export const Header = ({ agent, state, close, menu }: HeaderProps) => {
  const say = useContext(Words)
  const { words, sign } = headerState(state, say)
  const person = state.conversation === 'human-chatting' ? personIn(state.turns) : undefined
  return (
    <div className="head">
      <span className={person ? 'avatar is-person' : 'avatar'}>
        {person ? (
          <span aria-hidden="true">{initialsOf(person)}</span>
        ) : agent.roundedImageURL ? (
          <img src={agent.roundedImageURL} alt="" referrerPolicy="no-referrer" />
        ) : (
          <Icon name="chat" />
        )}
      </span>
      <span className="who">
        <h2 className="title">{person ?? agent.title}</h2>
        <span className="state">
          {sign !== 'none' && <i className={sign} />}
          {words}
        </span>
      </span>
      {menu}
      {close && (
        <button className="ic close" type="button" aria-label={say.close} onClick={close}>
          <Icon name="x" />
          <Icon name="down" />
        </button>
      )}
    </div>
  )
}
