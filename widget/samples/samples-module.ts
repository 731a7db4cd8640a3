import type { SamplesDraft, SamplesReport } from '#shared/conversations/preview/part-samples'

/** The one export of the samples' file, which the preview's page fetches when it is asked for samples. */
export interface SamplesModule {
  /** Fills the page; each call of what it answers shows another draft. */
  readonly mountSamples: (report: (message: SamplesReport) => void) => (draft: SamplesDraft) => void
}
