import { useContext, useLayoutEffect, useRef, useState } from 'react'
import type { UiPart } from '#shared/agents/schema'
import { Words } from '#widget/language/words.ts'
import { Picture } from '#widget/parts/media/picture.tsx'
import { adoptStyles } from '#widget/ui/adopt-styles.ts'
import { Icon } from '#widget/ui/icon.tsx'
import { inOrder } from '#widget/ui/in-order.ts'
import carouselCss from './carousel.css'

type Card = Extract<UiPart, { kind: 'carousel' }>['cards'][number]

export interface CarouselProps {
  readonly cards: readonly Card[]
  readonly choose: (says: string) => void
}

const applyStyles = adoptStyles(carouselCss)
/** Closer than this counts as reached: layouts have fractions of a pixel. */
const TOLERANCE_PX = 2

/**
 * Cards side by side, the next one peeking; scrolled by touch, by keys or by its two buttons; a node on a rail shows the position.
 * The list ends before the last card reaches the start, so the buttons use the cards' positions.
 */
export const Carousel = ({ cards, choose }: CarouselProps) => {
  const words = useContext(Words)
  const list = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const last = cards.length - 1
  useLayoutEffect(() => applyStyles(list.current), [])
  const go = (direction: 1 | -1) => {
    const { current } = list
    if (!current) return
    const gaps = gapsIn(current)
    const gap = direction === 1 ? gaps.find((one) => one > TOLERANCE_PX) : gaps.findLast((one) => one < -TOLERANCE_PX)
    // a right-to-left list continues to the left of its start
    current.scrollBy({ left: (gap ?? 0) * (isRtl(current) ? -1 : 1) })
  }
  const updatePosition = () => {
    const { current } = list
    if (!current) return
    const left = current.scrollWidth - current.clientWidth - Math.abs(current.scrollLeft)
    const gaps = gapsIn(current).map(Math.abs)
    setAt(left < TOLERANCE_PX ? last : gaps.indexOf(Math.min(...gaps)))
  }
  return (
    <div className="car">
      <ul
        ref={list}
        aria-label={words.cards}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard
        tabIndex={0}
        onScroll={updatePosition}
      >
        {inOrder(cards, (card, i) => (
          <li aria-label={words.cardOf(i + 1, cards.length)}>
            {card.imageUrl && <Picture url={card.imageUrl} alt={card.title} />}
            <b>{card.title}</b>
            {card.text && <p>{card.text}</p>}
            <CardButton button={card.button} isFirst={i === 0} choose={choose} />
          </li>
        ))}
      </ul>
      {last > 0 && (
        <div className="pos">
          <span className="meta">{words.cardOf(at + 1, cards.length)}</span>
          <span className="rail">
            <i style={{ insetInlineStart: `calc(${(100 * at) / last}% - ${(9 * at) / last}px)` }} />
          </span>
          <StepButton name="back" label={words.previousCard} isAtEnd={at === 0} go={() => go(-1)} />
          <StepButton name="on" label={words.nextCard} isAtEnd={at === last} go={() => go(1)} />
        </div>
      )}
    </div>
  )
}

const isRtl = (element: Element): boolean => getComputedStyle(element).direction === 'rtl'

/** How many pixels each card's start is past the list's, in the direction of reading. */
const gapsIn = (list: Element): readonly number[] => {
  const box = list.getBoundingClientRect()
  const isFromRight = isRtl(list)
  return Array.from(list.children, (card) => {
    const { left, right } = card.getBoundingClientRect()
    return isFromRight ? box.right - right : left - box.left
  })
}

interface StepButtonProps {
  readonly name: 'back' | 'on'
  readonly label: string
  readonly isAtEnd: boolean
  readonly go: () => void
}

/** `aria-disabled`: a disabled button would lose the focus at the end of the list. */
const StepButton = ({ name, label, isAtEnd, go }: StepButtonProps) => (
  <button className="ic" type="button" aria-label={label} aria-disabled={isAtEnd} onClick={go}>
    <Icon name={name} />
  </button>
)

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
