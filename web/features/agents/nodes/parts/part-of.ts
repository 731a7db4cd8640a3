import type { UiPart } from '#shared/agents/schema'

/** The part of one kind. */
export type PartOf<Kind extends UiPart['kind']> = Extract<UiPart, { kind: Kind }>

export interface PartEditorProps<Kind extends UiPart['kind']> {
  readonly part: PartOf<Kind>
  /** By the path inside the part. */
  readonly issue: (path: string) => string | undefined
  readonly onChange: (part: PartOf<Kind>) => void
}
