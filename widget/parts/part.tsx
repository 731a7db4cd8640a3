import type { UiPart } from '#shared/agents/schema'
import { lazy } from '#widget/ui/lazy.tsx'
import type { CarouselProps } from './carousel/carousel.tsx'
import type { FormContext, FormProps } from './form/form.tsx'
import { Picture } from './media/picture.tsx'
import type { VideoProps } from './media/video.tsx'

interface PartProps {
  readonly part: UiPart
  readonly choose: (says: string) => void
  /** Where a form can be answered; forms of an answer that is still being written are not shown. */
  readonly formContext?: FormContext | undefined
}

const Carousel = lazy<CarouselProps>(async () => (await import('./carousel/carousel.tsx')).Carousel)
const Form = lazy<FormProps>(async () => (await import('./form/form.tsx')).Form)

const Video = lazy<VideoProps>(async () => (await import('./media/video.tsx')).Video)

/**
 * One drawn part of an answer. Nothing is loaded from a third party until the visitor presses it: pictures come from the host.
 * Buttons are not drawn here but under the newest answer only (`SuggestedReplies`).
 */
export const Part = ({ part, choose, formContext }: PartProps) => {
  switch (part.kind) {
    case 'buttons':
      return null
    case 'image':
      return <Picture url={part.url} alt={part.alt} />
    case 'video':
      return <Video url={part.url} title={part.title} />
    case 'form':
      return formContext ? <Form form={part} context={formContext} /> : null
    case 'carousel':
      return <Carousel cards={part.cards} choose={choose} />
  }
}
