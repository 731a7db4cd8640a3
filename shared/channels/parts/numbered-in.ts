import type { UiPart } from '#shared/agents/schema'
import { buttonGroups } from './button-groups.ts'
import { buttonsOn } from './buttons-on.ts'
import type { ChannelParts } from './parts.ts'

export interface NumberedButton {
  /** What the visitor answers with, from 1 through the whole message. */
  readonly number: number
  /** The part, and the button's place in it. */
  readonly part: number
  readonly at: number
  readonly label: string
  readonly says: string
}

/** The buttons of a message that a channel shows by numbers: what its planner writes, and what a bare "2" means. */
export const numberedIn = (channel: ChannelParts, parts: readonly UiPart[]): readonly NumberedButton[] =>
  parts
    .flatMap((part, index) => {
      // cards of a provider's own kind have buttons of their own
      if (part.kind === 'carousel' && channel.carousel.button !== undefined) return []
      return buttonGroups(channel, part).flatMap((group) => {
        const { form, buttons } = buttonsOn(channel.buttons, group)
        if (form.as !== 'numbered') return []
        return buttons.flatMap(({ at, label }) => {
          const says = group.find((button) => button.at === at)?.says
          return says === undefined ? [] : [{ part: index, at, label, says }]
        })
      })
    })
    .map((button, index) => ({ number: index + 1, ...button }))
