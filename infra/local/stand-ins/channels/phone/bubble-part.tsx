import { useState } from 'preact/hooks'
import type { Bubble, Button, Offer } from '#infra/local/stand-ins/channels/phone-view'
import { CardsPart } from './parts/cards-part.tsx'
import { Icon } from './parts/icon.tsx'
import { MarkedText } from './parts/marked-text.tsx'
import { MediaPart } from './parts/media-part.tsx'

export interface BubbleActs {
  readonly press: (bubble: Bubble, button: Button) => void
  readonly reply: (bubble: Bubble) => void
  readonly edit: (bubble: Bubble) => void
  readonly remove: (bubble: Bubble) => void
  readonly react: (bubble: Bubble, emoji: string) => void
}

const EMOJI = ['👍', '❤️', '😢']

const states = {
  accepted: { icon: 'tick', label: 'Sent' },
  delivered: { icon: 'ticks', label: 'Delivered to the agent' },
  read: { icon: 'ticks', label: 'Read' },
} as const

export const timeOf = (at: number): string =>
  new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

const Menu = ({
  bubble,
  acts,
  isOwn,
  canDo,
}: {
  readonly bubble: Bubble
  readonly acts: BubbleActs
  readonly isOwn: boolean
  readonly canDo: (offer: Offer) => boolean
}) => {
  const [isOpen, setOpen] = useState(false)
  const choose = (act: () => void) => () => {
    setOpen(false)
    act()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving the menu closes it; its buttons are what is used
    <div
      class="menu"
      onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      onFocusOut={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOpen(false)
      }}
    >
      <button
        type="button"
        class="menu-button"
        aria-expanded={isOpen}
        aria-label="Message options"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="more" />
      </button>
      {isOpen && (
        <div class="menu-list">
          {canDo('react') && (
            <div class="menu-emoji">
              {EMOJI.map((emoji) => (
                <button
                  type="button"
                  key={emoji}
                  aria-label={`React with ${emoji}`}
                  aria-pressed={bubble.reaction === emoji}
                  onClick={choose(() => acts.react(bubble, bubble.reaction === emoji ? '' : emoji))}
                >
                  {emoji}
                </button>
              ))}
            </div>
          )}
          {canDo('reply') && (
            <button type="button" onClick={choose(() => acts.reply(bubble))}>
              <Icon name="reply" /> Reply
            </button>
          )}
          {isOwn && bubble.canChange && bubble.media.length === 0 && (
            <button type="button" onClick={choose(() => acts.edit(bubble))}>
              <Icon name="pencil" /> Edit
            </button>
          )}
          <button type="button" onClick={choose(() => acts.remove(bubble))}>
            <Icon name="bin" /> Delete
          </button>
        </div>
      )}
    </div>
  )
}

const ButtonPart = ({ button, press }: { readonly button: Button; readonly press: () => void }) => {
  const { label, hint, url, isWaiting = false } = button
  if (url)
    return (
      <a class="key" href={url} target="_blank" rel="noopener noreferrer nofollow">
        {label} <Icon name="link" />
      </a>
    )
  return (
    <button type="button" class="key" aria-busy={isWaiting} onClick={press}>
      <span>{label}</span>
      {hint && <small>{hint}</small>}
      {isWaiting && <span class="waiting" role="img" aria-label="Waiting for the answer" />}
    </button>
  )
}

interface BubblePartProps {
  readonly bubble: Bubble
  readonly isOwn: boolean
  /** In groups the writer's name is shown. */
  readonly isNamed: boolean
  readonly srcOf: (file: string) => string
  readonly acts: BubbleActs
  /** Whether the provider's people can do this here. */
  readonly canDo: (offer: Offer) => boolean
}

/** One message, with its files, buttons, reaction and how far it has come. */
export const BubblePart = ({ bubble, isOwn, isNamed, srcOf, acts, canDo }: BubblePartProps) => {
  if (bubble.isNote) return <li class="note">{bubble.text}</li>
  const { name, text, marks, media, cards, buttons, replyTo, isEdited, reaction, at, state } = bubble
  const drawButton = (button: Button) => (
    <ButtonPart key={button.id} button={button} press={() => acts.press(bubble, button)} />
  )
  const shown = isOwn && state ? states[state] : undefined
  return (
    <li class={isOwn ? 'turn own' : 'turn'}>
      <div class="stack">
        <div class={cards && !text ? 'bubble bare' : 'bubble'} data-message={bubble.id}>
          <span class="hidden">{isOwn ? 'You:' : `${name}:`}</span>
          {isNamed && !isOwn && (
            <span class="writer" aria-hidden="true">
              {name}
            </span>
          )}
          {replyTo && (
            <blockquote class="reply">
              <strong>{replyTo.name}</strong>
              <span>{replyTo.text}</span>
            </blockquote>
          )}
          {media.map((each) => (
            <MediaPart key={each.url ?? each.name} media={each} src={srcOf(each.url ?? '')} />
          ))}
          {text && <MarkedText text={text} marks={marks} />}
          <div class="foot">
            {reaction && <span class="reaction">{reaction}</span>}
            <span class="time">
              {isEdited && 'edited '}
              {timeOf(at)}
            </span>
            {shown && (
              <span
                class={state === 'read' ? 'ticks read' : 'ticks'}
                role="img"
                aria-label={shown.label}
                title={shown.label}
              >
                <Icon name={shown.icon} />
              </span>
            )}
          </div>
        </div>
        {cards && <CardsPart cards={cards} srcOf={srcOf} drawButton={drawButton} />}
        {buttons.map((row) => (
          <div class="keys" key={row[0]?.id}>
            {row.map(drawButton)}
          </div>
        ))}
      </div>
      <Menu bubble={bubble} acts={acts} isOwn={isOwn} canDo={canDo} />
    </li>
  )
}
