import { type FormEvent, useRef, useState } from 'react'
import { t } from '#web/features/onboarding/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Textarea } from '#web/ui/input/textarea.tsx'
import { WizardStep } from '#web/ui/wizard/wizard-step.tsx'
import type { WizardDraft } from '#web-features/agents/new'

interface CompanyStepProps {
  readonly company: WizardDraft['company']
  readonly onChange: (company: WizardDraft['company']) => void
  readonly onBack: () => void
  readonly onNext: () => void
}

/** Specification 2, section 3: the company; the website is optional. */
export const CompanyStep = ({ company, onChange, onBack, onNext }: CompanyStepProps) => {
  const [isChecked, setChecked] = useState(false)
  const errors = isChecked ? validationErrors(company) : {}
  const fields = {
    name: useRef<HTMLInputElement>(null),
    website: useRef<HTMLInputElement>(null),
    description: useRef<HTMLTextAreaElement>(null),
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    const wrong = validationErrors(company)
    const first = order.find((field) => wrong[field])
    if (first) fields[first].current?.focus()
    else onNext()
  }
  return (
    <form onSubmit={submit} noValidate>
      <WizardStep
        title={t('companyTitle')}
        description={t('companyFact')}
        onBack={onBack}
        actions={
          <Button type="submit" variant="primary">
            {t('next')}
          </Button>
        }
      >
        <Field label={t('name')} error={errors.name}>
          <Input
            ref={fields.name}
            value={company.name}
            maxLength={120}
            autoComplete="organization"
            onChange={(event) => onChange({ ...company, name: event.currentTarget.value })}
          />
        </Field>
        <Field label={t('website')} isOptional hint={t('websiteHint')} error={errors.website}>
          <Input
            ref={fields.website}
            value={company.website}
            maxLength={2000}
            inputMode="url"
            autoComplete="url"
            spellCheck={false}
            onChange={(event) => onChange({ ...company, website: event.currentTarget.value })}
          />
        </Field>
        <Field label={t('description')} error={errors.description}>
          <Textarea
            ref={fields.description}
            value={company.description}
            maxLength={1000}
            onChange={(event) => onChange({ ...company, description: event.currentTarget.value })}
          />
        </Field>
      </WizardStep>
    </form>
  )
}

/** The fields as the screen shows them. */
const order = ['name', 'website', 'description'] as const

const validationErrors = ({
  name,
  website,
  description,
}: WizardDraft['company']): Partial<Record<(typeof order)[number], string>> => ({
  ...(name.trim() ? {} : { name: t('nameRequired') }),
  ...(description.trim() ? {} : { description: t('descriptionRequired') }),
  ...(!website.trim() || isWebsite(website.trim()) ? {} : { website: t('websiteInvalid') }),
})

const isWebsite = (text: string) => {
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`)
  return url !== null && /^https?:$/.test(url.protocol) && !/\s/.test(text)
}
