import type { Citation } from '#shared/conversations/schema'

/** The context of a piece of Markdown: the sources that it may cite. */
export interface RenderContext {
  readonly source: (n: number) => Citation | undefined
  readonly isPending: boolean
}
