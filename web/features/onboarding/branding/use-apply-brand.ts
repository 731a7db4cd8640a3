import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Hex } from '#shared/colour'
import type { Fact } from '#shared/onboarding/fact'
import type { ThemeMode } from '#shared/onboarding/schema'
import type { Region } from '#shared/regions'
import { creationQuery } from '#web/features/onboarding/queries.ts'
import { callIn } from '#web/lib/api/call.ts'
import { language } from '#web/lib/words/language.ts'
import type { WizardDraft } from '#web-features/agents/new'
import type { CustomLogo } from './logo-choice.tsx'

export interface ChosenBrand {
  readonly colour: Hex
  readonly themeMode: ThemeMode
  readonly isApproved: boolean
  readonly own: CustomLogo | undefined
  /** The address of our copy of the website's logo. */
  readonly picture: string | undefined
  /** What the agent may state; absent if its website was not read. */
  readonly facts: readonly Fact[] | undefined
}

export type Restyle = (agentId: string, brand: ChosenBrand) => Promise<void>

interface Applying {
  readonly region: Region
  readonly workspaceId: string | undefined
  readonly draft: WizardDraft
  readonly restyle: Restyle
  readonly onChosen: (choices: NonNullable<WizardDraft['choices']>) => void
}

/** Starts to create the agent in the chosen brand; one that was created before gets the new look instead. */
export const useApplyBrand = ({ region, workspaceId, draft, restyle, onChosen }: Applying) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (brand: ChosenBrand) => {
      const { attemptId, company, goals, madeAgentId } = draft
      const { colour, themeMode, isApproved, own, picture, facts } = brand
      const isFound = isApproved && !own
      const choices = {
        primaryColor: colour,
        themeMode,
        faviconApproved: isFound,
        ...(isFound && picture ? { picture } : {}),
      }
      const input = { attemptId, company, workspaceId, brandingChoices: choices, lang: language }
      if (madeAgentId) await restyle(madeAgentId, brand)
      // the picture and the facts are sent once; later calls only poll
      const answer = await callIn(region)('POST /rpc/onboarding.createPersonalizedAgent', {
        ...input,
        ...(goals ? { goals: [...goals] } : {}),
        ...(facts && !madeAgentId ? { facts: [...facts] } : {}),
        brandingChoices: own && !madeAgentId ? { ...choices, customLogo: base64Of(own) } : choices,
      })
      client.setQueryData(creationQuery(region, input).queryKey, answer)
      return choices
    },
    onSuccess: onChosen,
  })
}

/** Without what says that it is an address of data. */
export const base64Of = ({ src }: CustomLogo) => src.slice(src.indexOf(',') + 1)
