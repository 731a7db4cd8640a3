import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Hex, parseHex } from '#shared/colour'
import type { BrandingInfo, ThemeMode } from '#shared/onboarding/schema'
import type { Region } from '#shared/regions'
import { creationQuery } from '#web/features/onboarding/queries.ts'
import { t } from '#web/features/onboarding/t.ts'
import { callIn } from '#web/lib/api/call.ts'
import { language } from '#web/lib/words/language.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Segmented } from '#web/ui/choice/segmented.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { WizardStep } from '#web/ui/wizard/wizard-step.tsx'
import type { WizardDraft } from '#web-features/agents/new'
import { BrandPreview } from './brand-preview.tsx'
import { ColourRows } from './colour-rows.tsx'
import { type CustomLogo, LogoChoice } from './logo-choice.tsx'
import { siteName } from './site-name.ts'

interface BrandFormProps {
  readonly region: Region
  readonly workspaceId: string
  readonly draft: WizardDraft
  /** Absent when everything is chosen manually. */
  readonly found?: BrandingInfo | undefined
  readonly onBack: () => void
  readonly onChosen: (choices: NonNullable<WizardDraft['choices']>) => void
}

/** Where the website shows no colour: the product's own, named as a suggestion. */
const suggestion: Hex = '#0f766e'

export const BrandForm = ({ region, workspaceId, draft, found, onBack, onChosen }: BrandFormProps) => {
  const client = useQueryClient()
  const picture = found?.favicon ?? found?.logo
  const [colour, setColour] = useState<Hex>(parseHex(found?.colors[0]?.hex ?? '') ?? suggestion)
  const [themeMode, setThemeMode] = useState<ThemeMode>(found?.themeMode ?? 'light')
  const [isApproved, setApproved] = useState(picture !== undefined)
  const [own, setOwn] = useState<CustomLogo>()
  const site = found && draft.company.website ? siteName(draft.company.website) : undefined
  const isNothing = site !== undefined && !picture && found?.colors.length === 0
  const creating = useMutation({
    mutationFn: async () => {
      const choices = { primaryColor: colour, themeMode, faviconApproved: isApproved && !own }
      const { attemptId, company } = draft
      const input = { attemptId, company, workspaceId, brandingChoices: choices, lang: language }
      // the picture is sent once; later calls only poll
      const answer = await callIn(region)('POST /rpc/onboarding.createPersonalizedAgent', {
        ...input,
        brandingChoices: own ? { ...choices, customLogo: own.base64 } : choices,
      })
      client.setQueryData(creationQuery(region, input).queryKey, answer)
      return choices
    },
    onSuccess: onChosen,
  })
  return (
    <WizardStep
      title={t(isNothing ? 'brandNothing' : site ? 'brandTitle' : 'brandChoose')}
      description={site ? t(isNothing ? 'brandNothingFact' : 'brandFact', { site }) : t('brandByHand')}
      onBack={onBack}
      actions={
        <Button variant="primary" busy={creating.isPending} onClick={() => creating.mutate()}>
          {t('create')}
        </Button>
      }
    >
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_248px]">
        <div className="grid min-w-0 content-start gap-6">
          <LogoChoice
            region={region}
            found={picture}
            isApproved={isApproved}
            own={own}
            onApprove={setApproved}
            onOwn={setOwn}
          />
          <ColourRows colours={found?.colors ?? []} value={colour} suggestion={suggestion} onChange={setColour} />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3>{t('theme')}</h3>
            <Segmented
              label={t('theme')}
              value={themeMode}
              onChange={setThemeMode}
              options={[
                { value: 'light', label: t('light') },
                { value: 'dark', label: t('dark') },
              ]}
            />
          </div>
        </div>
        <section className="grid content-start gap-2" aria-label={t('preview')}>
          <h3>{t('preview')}</h3>
          <BrandPreview
            region={region}
            title={draft.company.name}
            colour={colour}
            themeMode={themeMode}
            picture={own ? `data:image/png;base64,${own.base64}` : isApproved ? picture : undefined}
          />
        </section>
      </div>
      {creating.error && <ProblemNote title={t('notCreated')} error={creating.error} />}
    </WizardStep>
  )
}
