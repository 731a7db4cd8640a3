import { Moon, Sun } from 'lucide-react'
import { Suspense, useState } from 'react'
import { type Hex, parseHex } from '#shared/colour'
import type { Fact } from '#shared/onboarding/fact'
import type { BrandingInfo } from '#shared/onboarding/schema'
import type { Region } from '#shared/regions'
import { t } from '#web/features/onboarding/t.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Segmented } from '#web/ui/choice/segmented.tsx'
import { lazyPart } from '#web/ui/feedback/lazy-part.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { WizardStep } from '#web/ui/wizard/wizard-step.tsx'
import type { BrandEdits, WizardDraft } from '#web-features/agents/new'
import { BrandPreview } from './brand-preview.tsx'
import { brandQuestion } from './brand-question.ts'
import { ColourRows } from './colour-rows.tsx'
import { type CustomLogo, LogoChoice } from './logo-choice.tsx'
import { picturesOf } from './pictures-of.ts'
import { type Restyle, useApplyBrand } from './use-apply-brand.ts'

// what a website states is known after what is chosen here
const FactList = lazyPart(() => import('#web/features/onboarding/facts/fact-list.tsx'), 'FactList')

interface BrandFormProps {
  readonly region: Region
  /** None for a client of an agency: the session says whose agent it is. */
  readonly workspaceId: string | undefined
  readonly draft: WizardDraft
  /** Absent when everything is chosen manually. */
  readonly found?: BrandingInfo | undefined
  /** What the website states so far; absent without one. */
  readonly facts?: readonly Fact[] | undefined
  readonly isReading?: boolean | undefined
  readonly onBack: (() => void) | undefined
  /** Kept in the draft: Back and a reload bring them again. */
  readonly onEdit: (edits: BrandEdits) => void
  /** The colour where the website shows none. */
  readonly suggestion: Hex
  /** Gives an agent that stands another look. */
  readonly restyle: Restyle
  readonly onChosen: (choices: NonNullable<WizardDraft['choices']>) => void
}

export const BrandForm = (props: BrandFormProps) => {
  const { region, workspaceId, draft, found, onBack, onEdit, suggestion, restyle, onChosen, ...read } = props
  const pictures = picturesOf(found)
  const { edits = {} } = draft
  const colour = parseHex(edits.primaryColor ?? '') ?? parseHex(found?.colors[0]?.hex ?? '') ?? suggestion
  const themeMode = edits.themeMode ?? found?.themeMode ?? 'light'
  const [picture, setPicture] = useState(pictures[0])
  const [own, setOwn] = useState<CustomLogo>()
  const facts = edits.facts ?? read.facts
  const { title, fact } = brandQuestion(found, draft.company)
  const applying = useApplyBrand({ region, workspaceId, draft, restyle, onChosen })
  return (
    <WizardStep
      title={title}
      description={fact}
      onBack={onBack}
      actions={
        <Button
          variant="primary"
          busy={applying.isPending}
          onClick={() => applying.mutate({ colour, themeMode, isApproved: picture !== undefined, own, picture, facts })}
        >
          {t(draft.madeAgentId ? 'applyLook' : 'create')}
        </Button>
      }
    >
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_300px]">
        <div className="grid min-w-0 content-start gap-6">
          <LogoChoice
            region={region}
            found={pictures}
            chosen={picture}
            own={own}
            onChoose={setPicture}
            onOwn={setOwn}
          />
          <ColourRows
            colours={found?.colors ?? []}
            value={colour}
            suggestion={suggestion}
            onChange={(primaryColor) => onEdit({ primaryColor })}
          />
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3>{t('theme')}</h3>
            <Segmented
              label={t('theme')}
              value={themeMode}
              onChange={(next) => onEdit({ themeMode: next })}
              options={[
                { value: 'light', label: t('light'), icon: <Sun size={16} aria-hidden="true" /> },
                { value: 'dark', label: t('dark'), icon: <Moon size={16} aria-hidden="true" /> },
              ]}
            />
          </div>
        </div>
        <section className="grid grid-cols-[minmax(0,1fr)] content-start gap-2" aria-label={t('preview')}>
          <h3>{t('preview')}</h3>
          <BrandPreview
            region={region}
            title={draft.company.name}
            colour={colour}
            themeMode={themeMode}
            picture={own ? own.src : picture}
          />
        </section>
      </div>
      {facts && !draft.madeAgentId && (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <FactList
            facts={facts}
            isReading={!edits.facts && read.isReading === true}
            onChange={(next) => onEdit({ facts: next })}
          />
        </Suspense>
      )}
      {applying.error && (
        <ProblemNote title={t(draft.madeAgentId ? 'notApplied' : 'notCreated')} error={applying.error} />
      )}
    </WizardStep>
  )
}
