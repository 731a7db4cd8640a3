import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ClientDraft } from '#shared/onboarding/client-draft'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { notify } from '#web/ui/feedback/notify.ts'
import { onboardingQuery, saveDraftMutation } from './queries.ts'
import { t } from './t.ts'

/** Typing is saved after this pause; a step at once. */
const PAUSE_MS = 500

/**
 * What the client has entered, saved as they go, so that a reload or another device goes on. Where another device creates the agent
 * already, its draft takes the place of this one.
 */
export const useDraft = (region: Region, initial: ClientDraft, onFinished: () => void) => {
  const client = useQueryClient()
  const [draft, setDraft] = useState(initial)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const save = useMutation({
    ...saveDraftMutation(region),
    onError: async (error) => {
      if (!(error instanceof Problem)) return
      if (error.code === 'forbidden') return onFinished()
      if (error.code !== 'conflict') return notify(t('notSaved'), { tone: 'bad', stay: 'long' })
      const { draft: theirs } = await client.fetchQuery({ ...onboardingQuery(region), staleTime: 0 })
      if (theirs) setDraft(theirs)
      notify(t('elsewhere'), { stay: 'long' })
    },
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  const change = (next: ClientDraft) => {
    const isStep = next.step !== draft.step || next.choices !== draft.choices || next.madeAgentId !== draft.madeAgentId
    setDraft(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => save.mutate(next), isStep ? 0 : PAUSE_MS)
  }
  return [draft, change] as const
}
