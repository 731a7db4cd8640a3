import type { ComponentChildren } from 'preact'
import type { Button, Card } from '#infra/local/stand-ins/channels/phone-view'

interface CardsPartProps {
  readonly cards: readonly Card[]
  readonly srcOf: (file: string) => string
  readonly drawButton: (button: Button) => ComponentChildren
}

/** Cards side by side, which are scrolled through. */
export const CardsPart = ({ cards, srcOf, drawButton }: CardsPartProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard
  <ul class="cards" aria-label="Cards" tabIndex={0}>
    {cards.map(({ title, subtitle, image, buttons }) => (
      <li key={title} class="card">
        {image && <img src={srcOf(image)} alt="" loading="lazy" />}
        <strong>{title}</strong>
        {subtitle && <p>{subtitle}</p>}
        {buttons.map(drawButton)}
      </li>
    ))}
  </ul>
)
