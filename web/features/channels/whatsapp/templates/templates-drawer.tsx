import { useMutation, useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { WhatsappNumber } from '#shared/channels/whatsapp/schema'
import type { MessageTemplate } from '#shared/channels/whatsapp/template-info'
import type { TemplateCategory } from '#shared/channels/whatsapp/templates'
import { templateCategories } from '#shared/channels/whatsapp/templates'
import type { Region } from '#shared/regions'
import { failureText } from '#web/features/channels/whatsapp/failure-text.ts'
import { t as whatsapp } from '#web/features/channels/whatsapp/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Drawer } from '#web/ui/layer/drawer.tsx'
import { createTemplateMutation, templatesQuery } from './queries.ts'
import { t } from './t.ts'
import { emptyDraft, type TemplateDraft, templateFault, templateOf } from './template-fault.ts'
import { TemplateForm } from './template-form.tsx'
import { TemplateList } from './template-list.tsx'
import { TemplatePreview } from './template-preview.tsx'
import './templates.css'

interface TemplatesDrawerProps {
  readonly region: Region
  readonly agentId: string
  readonly number: WhatsappNumber
  readonly onBack: () => void
  readonly onClose: () => void
}

/** A number's message templates: what Meta decided, a new one, and how people see it. */
export const TemplatesDrawer = ({ region, agentId, number, onBack, onClose }: TemplatesDrawerProps) => {
  const templates = useQuery(templatesQuery(region, agentId, number.phoneId))
  const [draft, setDraft] = useState<TemplateDraft>(emptyDraft)
  const [isChecked, setChecked] = useState(false)
  const options = createTemplateMutation(region, agentId, number.phoneId)
  const creating = useMutation({
    ...options,
    onSuccess: (...answer) => {
      notify(whatsapp('templateCreated'), { tone: 'ok' })
      begin(emptyDraft)
      return options.onSuccess?.(...answer)
    },
  })
  const begin = (next: TemplateDraft) => {
    setDraft(next)
    setChecked(false)
    creating.reset()
  }
  const fault = templateFault(draft)
  const create = () => {
    setChecked(true)
    if (!fault && !creating.isPending) creating.mutate(templateOf(draft))
  }
  return (
    <Drawer
      isOpen
      width={1040}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('title')}
      subtitle={t('subtitle', { number: number.phoneNumber, name: number.name })}
      foot={
        <>
          <Button icon={<ArrowLeft size={14} />} onClick={onBack}>
            {t('back')}
          </Button>
          <span className="ms-auto text-sm text-ink-2 max-md:hidden">{t('review')}</span>
          <Button variant="primary" busy={creating.isPending} onClick={create}>
            {creating.isPending ? t('creating') : t('create')}
          </Button>
        </>
      }
    >
      <div className="vg-message-templates">
        <TemplateList
          region={region}
          agentId={agentId}
          phoneId={number.phoneId}
          templates={templates}
          draftName={draft.name}
          onNew={() => begin(emptyDraft)}
          onCopy={(template) => begin(copyOf(template))}
        />
        <div className="grid grid-cols-1 content-start gap-4">
          <TemplateForm
            draft={draft}
            fault={isChecked ? fault : undefined}
            onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
            onSubmit={create}
          />
          {creating.error && (
            <Note tone="bad" title={t('notCreated')}>
              <p>{failureText(creating.error, whatsapp('errorOccurred', whatsapp('unexpected')))}</p>
            </Note>
          )}
        </div>
        <TemplatePreview name={number.name} draft={draft} />
      </div>
    </Drawer>
  )
}

const isCategory = (name: string): name is TemplateCategory => templateCategories.some((category) => category === name)

const copyOf = ({ name, language, category, bodyText }: MessageTemplate): TemplateDraft => ({
  ...emptyDraft,
  name: `${name}_2`,
  language,
  category: isCategory(category) ? category : 'UTILITY',
  bodyText,
})
