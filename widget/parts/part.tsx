import type { UiPart } from '#shared/agents/schema'
import { widgetMessages as say } from '#shared/conversations/widget-messages'
import { Carousel } from './carousel.tsx'
import { Icon } from './icon.tsx'
import { OutsideLink } from './outside-link.tsx'

interface PartProps {
  readonly part: UiPart
  readonly choose: (says: string) => void
}

/**
 * One drawn part of an answer. Pictures and videos are links: nothing of a stranger is loaded until the visitor asks for it.
 * Buttons are not drawn here but under the newest answer only (`SuggestedReplies`).
 */
export const Part = ({ part, choose }: PartProps) => {
  switch (part.kind) {
    case 'buttons':
      return null
    case 'image':
      return (
        <OutsideLink className="media" href={part.url}>
          <Icon name="image" />
          <span>{part.alt || say.picture}</span>
        </OutsideLink>
      )
    case 'video':
      return (
        <OutsideLink className="media" href={part.url}>
          <Icon name="play" />
          <span>{part.title || say.video}</span>
        </OutsideLink>
      )
    case 'carousel':
      return <Carousel cards={part.cards} choose={choose} />
  }
}
