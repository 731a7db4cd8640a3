import { useState } from 'react'
import { paletteOf } from '#shared/agents/look/palette'
import { Button } from '#web/ui/button/button.tsx'
import { type Palette, PaletteEditor } from '#web/ui/choice/palette-editor.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { CodeBlock } from '#web/ui/text/code-block.tsx'
import { WizardDrawer } from '#web/ui/wizard/wizard-drawer.tsx'
import { WizardFrame } from '#web/ui/wizard/wizard-frame.tsx'
import { WizardStep } from '#web/ui/wizard/wizard-step.tsx'

const stages = [
  { label: 'Company', detail: 'Fenwick Cycle Works' },
  { label: 'Brand', detail: 'Confirm what we found' },
  { label: 'Ready', detail: 'Try it and add it' },
]

/** The parts that consist of other parts: palette, wizard, code. */
export const Wizards = () => {
  const [palette, setPalette] = useState<Palette>({
    primary: '#0f766e',
    themeType: 'light',
    shades: paletteOf('#0f766e', 'light'),
  })
  const [at, setAt] = useState(1)
  const [isOpen, setOpen] = useState(false)
  const wizard = (
    <WizardFrame stages={stages} at={at}>
      <WizardStep
        title="Is this you?"
        description="We picked these from fenwick.example. Change anything that looks wrong."
        onBack={at > 0 ? () => setAt(at - 1) : undefined}
        hint="Everything can be changed later."
        actions={
          <Button variant="primary" onClick={() => setAt(Math.min(at + 1, stages.length - 1))}>
            Continue
          </Button>
        }
      >
        <Field label="Company name">
          <Input defaultValue="Fenwick Cycle Works" />
        </Field>
      </WizardStep>
    </WizardFrame>
  )
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-5">
        <PaletteEditor value={palette} onChange={setPalette} />
      </Card>
      <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-5">
        <div className="h-90 overflow-hidden rounded-lg border border-line">{wizard}</div>
        <div>
          <Button onClick={() => setOpen(true)}>In a drawer that asks before it closes</Button>
        </div>
        <CodeBlock
          isScrolling
          what="policy"
          code={`script-src 'self' https://app.example;\n${'img-src data: '.repeat(12)}`}
        />
      </Card>
      {isOpen && (
        <WizardDrawer
          title="Agent Wizard"
          hasUnsavedInput
          question={{
            title: 'Close the wizard?',
            body: 'What you typed stays.',
            confirmLabel: 'Close',
            cancelLabel: 'Keep going',
          }}
          onClose={() => setOpen(false)}
        >
          {wizard}
        </WizardDrawer>
      )}
    </div>
  )
}
