import { type EmbedTarget, embedPolicy } from '#web/features/agents/embed/embed-code.ts'
import { EmbedCodeView } from '#web/features/agents/embed/embed-code-view.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'
import { CodeBlock } from '#web/ui/text/code-block.tsx'
import { t } from './t.ts'

interface ScriptDrawerProps {
  readonly title: string
  readonly of: EmbedTarget
  readonly onClose: () => void
}

/** Every method to embed the agent in a website. */
export const ScriptDrawer = ({ title, of, onClose }: ScriptDrawerProps) => (
  <Drawer
    isOpen
    width={680}
    onOpenChange={(isOpen) => !isOpen && onClose()}
    title={t('embedTitle')}
    subtitle={t('embedFact', { title })}
  >
    <EmbedCodeView of={of} />
    <section className="mt-8 grid gap-2">
      <h3 className="vg-small-title">{t('csp')}</h3>
      <p className="text-sm text-ink-2">{t('cspFact')}</p>
      <CodeBlock what={t('cspWhat')} code={embedPolicy(of.origin)} />
    </section>
  </Drawer>
)
