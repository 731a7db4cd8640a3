import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { type Hex, parseHex } from '#shared/colour'
import type { BrandingInfo, ThemeMode } from '#shared/onboarding/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/onboarding/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Segmented } from '#web/ui/choice/segmented.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { WizardStep } from '#web/ui/wizard/wizard-step.tsx'
import type { WizardDraft } from '#web-features/agents/new'
import { BrandPreview } from './brand-preview.tsx'
import { ColourRows } from './colour-rows.tsx'
import { type CustomLogo, LogoChoice } from './logo-choice.tsx'
import { siteName } from './site-name.ts'
import { suggestion } from './suggestion.ts'
import { useApplyBrand } from './use-apply-brand.ts'

interface BrandFormProps {
  readonly region: Region
  readonly workspaceId: string
  readonly draft: WizardDraft
  /** Absent when everything is chosen manually. */
  readonly found?: BrandingInfo | undefined
  readonly onBack: (() => void) | undefined
  readonly onChosen: (choices: NonNullable<WizardDraft['choices']>) => void
}

export const BrandForm = ({ region, workspaceId, draft, found, onBack, onChosen }: BrandFormProps) => {
  const picture = found?.favicon ?? found?.logo
  const [colour, setColour] = useState<Hex>(parseHex(found?.colors[0]?.hex ?? '') ?? suggestion)
  const [themeMode, setThemeMode] = useState<ThemeMode>(found?.themeMode ?? 'light')
  const [isApproved, setApproved] = useState(picture !== undefined)
  const [own, setOwn] = useState<CustomLogo>()
  const site = found && draft.company.website ? siteName(draft.company.website) : undefined
  const isNothing = site !== undefined && !picture && found?.colors.length === 0
  const applying = useApplyBrand({ region, workspaceId, draft, onChosen })
  return (
    <WizardStep
      title={t(isNothing ? 'brandNothing' : site ? 'brandTitle' : 'brandChoose')}
      description={site ? t(isNothing ? 'brandNothingFact' : 'brandFact', { site }) : t('brandByHand')}
      onBack={onBack}
      actions={
        <Button
          variant="primary"
          busy={applying.isPending}
          onClick={() => applying.mutate({ colour, themeMode, isApproved, own, picture })}
        >
          {t(draft.madeAgentId ? 'applyLook' : 'create')}
        </Button>
      }
    >
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_300px]">
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
                { value: 'light', label: t('light'), icon: <Sun size={16} aria-hidden="true" /> },
                { value: 'dark', label: t('dark'), icon: <Moon size={16} aria-hidden="true" /> },
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
            picture={own ? own.src : isApproved ? picture : undefined}
          />
        </section>
      </div>
      {applying.error && (
        <ProblemNote title={t(draft.madeAgentId ? 'notApplied' : 'notCreated')} error={applying.error} />
      )}
    </WizardStep>
  )
}
