import type { UiPart } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import { ButtonsEditor } from './buttons-editor.tsx'
import { CarouselEditor } from './carousel-editor.tsx'
import { FormEditor } from './form-editor.tsx'
import { ImageEditor } from './image-editor.tsx'
import { VideoEditor } from './video-editor.tsx'

interface PartBodyProps {
  readonly part: UiPart
  /** The node's parts as they are saved. */
  readonly saved: readonly UiPart[]
  readonly of: { readonly region: Region; readonly agentId: string }
  /** By the path inside the part. */
  readonly issue: (path: string) => string | undefined
  readonly onChange: (part: UiPart) => void
}

/** The fields of one part, by its kind. */
export const PartBody = ({ part, saved, of, issue, onChange }: PartBodyProps) => {
  switch (part.kind) {
    case 'buttons':
      return <ButtonsEditor part={part} issue={issue} onChange={onChange} />
    case 'carousel':
      return <CarouselEditor part={part} issue={issue} onChange={onChange} />
    case 'image':
      return <ImageEditor part={part} saved={saved} of={of} issue={issue} onChange={onChange} />
    case 'video':
      return <VideoEditor part={part} issue={issue} onChange={onChange} />
    case 'form':
      return <FormEditor form={part} issue={issue} onChange={onChange} />
  }
}
