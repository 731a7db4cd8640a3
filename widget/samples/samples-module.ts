import type { SamplesDraft, SamplesReport } from '#shared/conversations/preview/part-samples'

/** The one export of the samples' file, which the preview's page fetches when it is asked for samples. */
export interface SamplesModule {
  /** Fills the page; call the returned function to show another draft. */
  readonly mountSamples: (report: (message: SamplesReport) => void) => (draft: SamplesDraft) => void
}
