import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { companyErrors } from '#shared/onboarding/company-errors'
import type { Region } from '#shared/regions'
import { wizardDraft } from '#web/features/agents/new/wizard-draft.ts'
import { Button } from '#web/ui/button/button.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { Kbd } from '#web/ui/button/kbd.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { StepList } from '#web/ui/wizard/step-list.tsx'
import { NoCreditsNote } from '#web-features/billing/no-credits'
import { t } from './t.ts'
import { t as ofWebsite } from './website-t.ts'

interface AgentsEmptyProps {
  readonly region: Region
  readonly workspaceId: string
  readonly hasCredits: boolean
}

type WebsiteError = ReturnType<typeof companyErrors>['website']

const onlyWebsite = { name: false, website: true, description: false }

/** No agent yet: one sentence, one action, and the steps that follow. */
export const AgentsEmpty = ({ region, workspaceId, hasCredits }: AgentsEmptyProps) => {
  const navigate = useNavigate()
  const [wrong, setWrong] = useState<WebsiteError>()
  const field = useRef<HTMLInputElement>(null)
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const website = String(new FormData(event.currentTarget).get('website')).trim()
    const found = companyErrors({ name: '', website, description: '' }, onlyWebsite).website
    setWrong(found)
    if (found) return field.current?.focus()
    wizardDraft.keep(workspaceId, wizardDraft.fresh({ website }))
    void navigate({ to: '.', search: (before) => ({ ...before, drawer: 'wizard' as const }) })
  }
  return (
    <>
      <Card className="grid gap-10 px-14 py-14 max-md:px-5 max-md:py-8 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="grid content-center justify-items-start gap-5">
          <h2 className="max-w-[17ch] text-2xl tracking-[-0.02em]">{t('emptyTitle')}</h2>
          {!hasCredits && <NoCreditsNote region={region} workspaceId={workspaceId} />}
          <form noValidate onSubmit={start} className="flex w-full max-w-110 flex-wrap items-start gap-2">
            <div className="min-w-52 flex-1">
              <Field label={t('emptyWebsite')} error={wrong && ofWebsite(wrong)}>
                <Input
                  ref={field}
                  name="website"
                  inputMode="url"
                  autoComplete="url"
                  spellCheck={false}
                  maxLength={2000}
                  onChange={() => setWrong(undefined)}
                />
              </Field>
            </div>
            {/* beside the field, whatever stands below it */}
            <Button type="submit" variant="primary" className="mt-6.5">
              {t('emptyStart')}
            </Button>
          </form>
          <Link
            to="."
            search={(before) => ({ ...before, drawer: 'new-agent' as const })}
            className={buttonClass({ variant: 'quiet' })}
          >
            {t('emptyAction')}
          </Link>
        </div>
        <div className="content-center">
          <StepList
            steps={[
              { label: t('emptyStep1'), detail: t('emptyStep1Detail'), state: 'now' },
              { label: t('emptyStep2'), detail: t('emptyStep2Detail'), state: 'next' },
              { label: t('emptyStep3'), detail: t('emptyStep3Detail'), state: 'next' },
              { label: t('emptyStep4'), detail: t('emptyStep4Detail'), state: 'next' },
            ]}
          />
        </div>
      </Card>
      <p className="mt-3 flex items-center gap-2 text-sm text-ink-2 max-md:hidden">
        <Kbd keys="N" /> {t('emptyKey')}
      </p>
    </>
  )
}
