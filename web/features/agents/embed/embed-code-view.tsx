import { useState } from 'react'
import { type Embedded, type EmbedMode, embedCode, embedModes } from '#web/features/agents/embed/embed-code.ts'
import { t } from '#web/features/agents/overview/t.ts'
import { CodeBlock } from '#web/ui/code-block.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

interface EmbedCodeViewProps {
  readonly of: Embedded
  readonly modes?: readonly EmbedMode[] | undefined
}

/** The code of each way to add an agent to a website, to copy. */
export const EmbedCodeView = ({ of, modes = embedModes }: EmbedCodeViewProps) => {
  const [mode, setMode] = useState<EmbedMode>('script')
  return (
    <Tabs
      label={t('embedMode')}
      value={mode}
      onChange={setMode}
      tabs={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
    >
      <p className="mb-3 text-ink-2">{t(`fact.${mode}`)}</p>
      <CodeBlock what={t('codeOf', { mode: t(`mode.${mode}`) })} code={embedCode(mode, of)} />
      {mode === 'iframe' && <p className="mt-2 text-sm text-ink-2">{t('inFrame')}</p>}
    </Tabs>
  )
}
