import { useState } from 'react'
import { type EmbedMode, type EmbedTarget, embedCode, embedModes } from '#web/features/agents/embed/embed-code.ts'
import { Tabs } from '#web/ui/page/tabs.tsx'
import { CodeBlock } from '#web/ui/text/code-block.tsx'
import { t } from './t.ts'

interface EmbedCodeViewProps {
  readonly of: EmbedTarget
  readonly modes?: readonly EmbedMode[] | undefined
}

/** The code of each embed method, to copy. */
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
