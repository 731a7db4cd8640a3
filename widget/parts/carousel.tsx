import { useRef, useState } from 'react'
import type { UiPart } from '#shared/agents/schema'
import { widgetMessages as say } from '#shared/conversations/widget-messages'
import { Icon } from './icon.tsx'
import { inOrder } from './in-order.ts'
import { Picture } from './picture.tsx'

type Card = Extract<UiPart, { kind: 'carousel' }>['cards'][number]

interface CarouselProps {
  readonly cards: readonly Card[]
  readonly choose: (says: string) => void
}

/** Cards side by side, the next one peeking; scrolled by hand or by its two buttons, the position is a node on a rail. */
export const Carousel = ({ cards, choose }: CarouselProps) => {
  const list = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const last = cards.length - 1
  const go = (to: number) =>
    list.current?.children[to]?.scrollIntoView({ block: 'nearest', inline: 'start', behavior: 'smooth' })
  const see = () => {
    const { current } = list
    const step = (current?.firstElementChild?.getBoundingClientRect().width ?? 0) + 10
    if (current) setAt(Math.min(last, Math.round(Math.abs(current.scrollLeft) / step)))
  }
  return (
    <div className="car">
      <ul ref={list} onScroll={see}>
        {inOrder(cards, (card, i) => (
          <li aria-label={say.cardOf(i + 1, cards.length)}>
            {card.imageUrl && <Picture url={card.imageUrl} alt={card.title} />}
            <b>{card.title}</b>
            {card.text && <p>{card.text}</p>}
            <CardButton button={card.button} isFirst={i === 0} choose={choose} />
          </li>
        ))}
      </ul>
      {last > 0 && (
        <div className="pos">
          <span className="meta">{say.cardOf(at + 1, cards.length)}</span>
          <span className="rail">
            <i style={{ insetInlineStart: `calc(${(100 * at) / last}% - ${(9 * at) / last}px)` }} />
          </span>
          <button
            className="ic"
            type="button"
            aria-label={say.previousCard}
            disabled={at === 0}
            onClick={() => go(at - 1)}
          >
            <Icon name="back" />
          </button>
          <button
            className="ic"
            type="button"
            aria-label={say.nextCard}
            disabled={at === last}
            onClick={() => go(at + 1)}
          >
            <Icon name="on" />
          </button>
        </div>
      )}
    </div>
  )
}

interface CardButtonProps {
  readonly button: Card['button']
  readonly isFirst: boolean
  readonly choose: (says: string) => void
}

const CardButton = ({ button, isFirst, choose }: CardButtonProps) =>
  button ? (
    <button className={isFirst ? 'btn p' : 'btn'} type="button" onClick={() => choose(button.says)}>
      {button.label}
    </button>
  ) : null
