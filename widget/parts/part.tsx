import type { UiPart } from '#shared/agents/schema'
import type { CarouselProps } from './carousel.tsx'
import type { FormProps, FormRoom } from './form/form.tsx'
import { late } from './late.tsx'
import { Picture } from './picture.tsx'
import type { VideoProps } from './video.tsx'

interface PartProps {
  readonly part: UiPart
  readonly choose: (says: string) => void
  /** Where a form can be answered; forms of an answer that is still growing are not shown. */
  readonly room?: FormRoom | undefined
}

const Carousel = late<CarouselProps>(async () => (await import('./carousel.tsx')).Carousel)
const Form = late<FormProps>(async () => (await import('./form/form.tsx')).Form)

const Video = late<VideoProps>(async () => (await import('./video.tsx')).Video)

/**
 * One drawn part of an answer. Nothing of a stranger is loaded until the visitor asks for it: pictures come from the host.
 * Buttons are not drawn here but under the newest answer only (`SuggestedReplies`).
 */
export const Part = ({ part, choose, room }: PartProps) => {
  switch (part.kind) {
    case 'buttons':
      return null
    case 'image':
      return <Picture url={part.url} alt={part.alt} />
    case 'video':
      return <Video url={part.url} title={part.title} />
    case 'form':
      return room ? <Form form={part} room={room} /> : null
    case 'carousel':
      return <Carousel cards={part.cards} choose={choose} />
  }
}
