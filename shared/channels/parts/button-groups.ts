import type { UiPart } from '#shared/agents/schema'
import type { GivenButton } from './buttons-on.ts'
import type { ChannelParts } from './parts.ts'

/** The buttons of a part that are shown together: those of a row, of a card, and of the cards that have become a list. */
export const buttonGroups = ({ carousel }: Pick<ChannelParts, 'carousel'>, part: UiPart): readonly GivenButton[][] => {
  if (part.kind === 'buttons') return [part.buttons.map((button, at) => ({ ...button, at }))]
  if (part.kind !== 'carousel') return []
  const keys = part.cards.map(({ button }, at) => (button ? [{ ...button, at }] : []))
  return [...keys.slice(0, carousel.most), keys.slice(carousel.most).flat()].filter((group) => group.length > 0)
}
