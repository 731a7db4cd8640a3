import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import type { Region } from '#shared/regions'
import { t } from '#web/features/agents/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { RadioList } from '#web/ui/choice/radio-list.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { ConfirmDialog } from '#web/ui/layer/confirm-dialog.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'
import { t as ui } from '#web/ui/t.ts'
import { creditsQuery } from '#web-features/billing'
import { NoCreditsNote } from '#web-features/billing/no-credits'
import type { TemplateKey } from './template-cards.ts'
import { TemplatePicker } from './template-picker.tsx'
import { useCreateAgent } from './use-create-agent.ts'
import { WizardCard } from './wizard-card.tsx'
import { wizardDraft } from './wizard-draft.ts'

interface NewAgentDrawerProps {
  readonly region: Region
  readonly workspaceId: string
  readonly onClose: () => void
  readonly onWizard: () => void
}

const draftKey = 'new-agent.name'

/**
 * Specification 1, section 2, without its note on integrations until the settings have that tab. The typed name survives
 * closing; closing with one asks first.
 */
export const NewAgentDrawer = ({ region, workspaceId, onClose, onWizard }: NewAgentDrawerProps) => {
  const { vfHost } = useRouter().options.context.config
  const [name, setName] = useState(() => sessionStorage.getItem(draftKey) ?? '')
  const [platform, setPlatform] = useState<'vg' | 'vf'>('vg')
  const [template, setTemplate] = useState<TemplateKey>('blank-template')
  const [isAsking, setAsking] = useState(false)
  const nameField = useRef<HTMLInputElement>(null)
  const creating = useCreateAgent(region, workspaceId)
  const credits = useQuery(creditsQuery(region, workspaceId)).data?.credits

  const keep = (next: string) => {
    setName(next)
    sessionStorage.setItem(draftKey, next)
  }
  const refuseEmptyName = () => notify(t('nameRequired'), { tone: 'bad', stay: 'short' })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const title = name.trim()
    if (!title) return refuseEmptyName()
    creating.mutate(platform === 'vf' ? { platform, name: title } : { platform, name: title, template }, {
      onSuccess: () => sessionStorage.removeItem(draftKey),
    })
  }

  const startWizard = () => {
    const draft = wizardDraft.read(workspaceId)
    // a started wizard continues; otherwise it starts with the typed name
    if (name.trim() && draft.step === 'company-info') {
      wizardDraft.keep(workspaceId, wizardDraft.fresh({ ...draft.company, name: name.trim() }))
      sessionStorage.removeItem(draftKey)
    }
    onWizard()
  }

  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && (name.trim() ? setAsking(true) : onClose())}
      title={t('newAgentTitle')}
      subtitle={t('newAgentSubtitle')}
      initialFocus={nameField}
      foot={
        <>
          <Button className="ms-auto" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button type="submit" form="new-agent" variant="primary" disabled={!name.trim()} busy={creating.isPending}>
            {creating.isPending ? t('creating') : t('create')}
          </Button>
        </>
      }
    >
      <form id="new-agent" onSubmit={submit} className="grid gap-6">
        <Field label={t('agentName')} error={creating.error?.message}>
          <Input
            ref={nameField}
            value={name}
            maxLength={120}
            required
            autoComplete="off"
            onChange={(event) => keep(event.currentTarget.value)}
            // Create is disabled without a name, and with it the browser's own submission by Enter
            onKeyDown={({ key }) => key === 'Enter' && !name.trim() && refuseEmptyName()}
          />
        </Field>
        {credits !== undefined && credits <= 0 && <NoCreditsNote region={region} workspaceId={workspaceId} />}
        <WizardCard onStart={startWizard} />
        {vfHost === location.hostname && (
          <section className="grid gap-2.5">
            <h3>{t('choosePlatform')}</h3>
            <RadioList
              label={t('choosePlatform')}
              value={platform}
              onChange={setPlatform}
              options={[
                { value: 'vg', label: t('platformVg'), hint: t('platformVgHint') },
                { value: 'vf', label: t('platformVf'), hint: t('platformVfHint') },
              ]}
            />
          </section>
        )}
        {platform === 'vg' && (
          <section className="min-w-0">
            <h3 className="mb-1">{t('chooseTemplate')}</h3>
            <TemplatePicker value={template} onChange={setTemplate} />
          </section>
        )}
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('discardTitle')}
        body={t('discardBody')}
        confirmLabel={t('discard')}
        cancelLabel={t('keepEditing')}
        onConfirm={onClose}
        onCancel={() => setAsking(false)}
      />
    </Drawer>
  )
}
