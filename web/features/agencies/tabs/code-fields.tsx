import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { EditedTab, TabCode } from '#shared/agencies/tabs/custom-tab'
import type { Region } from '#shared/regions'
import { Segmented } from '#web/ui/choice/segmented.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { FieldGroup } from '#web/ui/form/field-group.tsx'
import { tabCodeQuery } from './queries.ts'
import { t } from './t.ts'

const CodeEditor = lazyPart(() => import('./code-editor.tsx'), 'CodeEditor', 'inside')

interface CodeFieldsProps {
  readonly region: Region
  readonly workspaceId: string
  readonly tab: EditedTab
  readonly isSaved: boolean
  readonly error: string | undefined
  readonly onChange: (patch: Partial<EditedTab>) => void
}

const fields = { html: 'htmlContent', js: 'jsContent' } as const

/** HTML and JavaScript of a tab. What is as it is stored is no change; the editor is large, and loads with the first tab. */
export const CodeFields = ({ region, workspaceId, tab, isSaved, error, onChange }: CodeFieldsProps) => {
  const [shown, show] = useState<keyof typeof fields>('html')
  const stored = useQuery({ ...tabCodeQuery(region, workspaceId, tab.id), enabled: isSaved })
  const saved: TabCode | undefined = isSaved ? stored.data : { htmlContent: '', jsContent: '' }
  const field = fields[shown]
  if (!saved)
    return stored.error ? (
      <ProblemNote title={t('codeFailed')} error={stored.error} onRetry={() => void stored.refetch()} />
    ) : (
      <p className="vg-code-wait">{t('codeLoading')}</p>
    )
  return (
    <FieldGroup label={t('code')} hint={t('codeHint')} error={error}>
      <div className="vg-code">
        <Segmented
          label={t('code')}
          value={shown}
          onChange={show}
          options={(['html', 'js'] as const).map((value) => ({ value, label: t(value) }))}
        />
        <Suspense fallback={<p className="vg-code-wait">{t('codeLoading')}</p>}>
          <CodeEditor
            key={shown}
            language={shown}
            label={t(shown)}
            value={tab[field] ?? saved[field]}
            onChange={(text) => onChange({ [field]: isSaved && text === saved[field] ? undefined : text })}
          />
        </Suspense>
      </div>
    </FieldGroup>
  )
}
