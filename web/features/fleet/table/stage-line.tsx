import { Card } from '#web/ui/page/card.tsx'
import { type StepItem, StepList } from '#web/ui/wizard/step-list.tsx'
import '#web/features/fleet/fleet.css'

/** A push on the line: what, whom, its stages, done. */
export const StageLine = ({ steps }: { readonly steps: readonly StepItem[] }) => (
  <Card className="vg-fleet__line mb-5 px-5 py-4">
    <StepList steps={steps} />
  </Card>
)
