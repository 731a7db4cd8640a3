import { ArrowRight, Lock } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { companyErrors } from '#shared/onboarding/company-errors'
import { t } from '#web/features/onboarding/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Textarea } from '#web/ui/input/textarea.tsx'
import { WizardStep } from '#web/ui/wizard/wizard-step.tsx'
import type { WizardDraft } from '#web-features/agents/new'

type Entered = Pick<WizardDraft, 'company' | 'hasNoWebsite'>
type Found = ReturnType<typeof companyErrors>
type Errors = { readonly [Field in keyof Found]: Found[Field] | undefined }

interface CompanyStepProps extends Entered {
  readonly onChange: (entered: Entered) => void
  /** What may not be empty; by default everything, but for the website of a company that says it has none. */
  readonly required?: Parameters<typeof companyErrors>[1] | undefined
  readonly onBack: (() => void) | undefined
  readonly onNext: () => void
}

/** Specification 2, sections 3 and 5: the company. One without a website says so, and continues without. */
export const CompanyStep = (props: CompanyStepProps) => {
  const { company, hasNoWebsite = false, required, onChange, onBack, onNext } = props
  const [errors, setErrors] = useState<Errors>({})
  const fields = {
    name: useRef<HTMLInputElement>(null),
    website: useRef<HTMLInputElement>(null),
    description: useRef<HTMLTextAreaElement>(null),
  }
  const textOf = (field: (typeof order)[number]) => {
    const key = errors[field]
    return key && t(key)
  }
  const edit = (field: (typeof order)[number], text: string) => {
    setErrors({ ...errors, [field]: undefined })
    onChange({ company: { ...company, [field]: text }, hasNoWebsite })
  }
  const toggleWebsite = () => {
    setErrors({ ...errors, website: undefined })
    onChange({ company: { ...company, website: '' }, hasNoWebsite: !hasNoWebsite })
    fields[hasNoWebsite ? 'website' : 'description'].current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = companyErrors(company, required ?? { name: true, website: !hasNoWebsite, description: true })
    setErrors(wrong)
    const first = order.find((field) => wrong[field])
    if (first) fields[first].current?.focus()
    else onNext()
  }
  return (
    <WizardStep
      title={t('companyTitle')}
      description={t('companyFact')}
      onSubmit={submit}
      onBack={onBack}
      actions={
        <Button type="submit" variant="primary">
          {t('next')}
          <ArrowRight size={16} aria-hidden="true" />
        </Button>
      }
    >
      <div className="grid max-w-130 gap-5">
        <Field label={t('name')} error={textOf('name')}>
          <Input
            ref={fields.name}
            value={company.name}
            maxLength={120}
            autoComplete="organization"
            onChange={(event) => edit('name', event.currentTarget.value)}
          />
        </Field>
        <div className="grid justify-items-start gap-2">
          <div className="w-full" hidden={hasNoWebsite}>
            <Field label={t('website')} hint={t('websiteHint')} error={textOf('website')}>
              <Input
                ref={fields.website}
                value={company.website}
                maxLength={2000}
                inputMode="url"
                autoComplete="url"
                spellCheck={false}
                onChange={(event) => edit('website', event.currentTarget.value)}
              />
            </Field>
          </div>
          {hasNoWebsite && <p className="text-ink-2">{t('noWebsiteFact')}</p>}
          {!required && (
            <Button variant="link" onClick={toggleWebsite}>
              {t(hasNoWebsite ? 'hasWebsite' : 'noWebsite')}
            </Button>
          )}
        </div>
        <Field
          label={t('description')}
          error={textOf('description')}
          hint={
            <span className="flex justify-between gap-4">
              {t('descriptionHint')}
              <span aria-hidden="true">{company.description.trim().length}</span>
            </span>
          }
        >
          <Textarea
            ref={fields.description}
            value={company.description}
            maxLength={1000}
            onChange={(event) => edit('description', event.currentTarget.value)}
          />
        </Field>
        {!hasNoWebsite && (
          <p className="flex gap-3 rounded-lg border border-line bg-sunken px-4 py-3 text-sm text-ink-2">
            <Lock size={16} className="mt-0.5 flex-none" aria-hidden="true" />
            {t('publicPages')}
          </p>
        )}
      </div>
    </WizardStep>
  )
}

/** The fields as the screen shows them. */
const order = ['name', 'website', 'description'] as const
