import type { UiPart } from '#shared/agents/schema'
import { Carousel } from './carousel.tsx'
import { Picture } from './picture.tsx'
import { Video } from './video.tsx'

interface PartProps {
  readonly part: UiPart
  readonly choose: (says: string) => void
}

/**
 * One drawn part of an answer. Nothing of a stranger is loaded until the visitor asks for it: pictures come from the host.
 * Buttons are not drawn here but under the newest answer only (`SuggestedReplies`).
 */
export const Part = ({ part, choose }: PartProps) => {
  switch (part.kind) {
    case 'buttons':
      return null
    case 'image':
      return <Picture url={part.url} alt={part.alt} />
    case 'video':
      return <Video url={part.url} title={part.title} />
    case 'form':
      return null
    case 'carousel':
      return <Carousel cards={part.cards} choose={choose} />
  }
}
