import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Push, PushTarget } from '#shared/fleet/schema'
import { chooseMutation, type FleetPlace, targetQuery } from '#web/features/fleet/queries.ts'
import { t } from '#web/features/fleet/t.ts'
import { notify } from '#web/ui/feedback/notify.ts'

export interface Choice {
  /** Takes the new of some kept settings. */
  readonly take: (target: PushTarget, lastModified: number, takeNew: readonly string[]) => void
  readonly leaveOut: (target: PushTarget, isLeftOut: boolean) => void
  /** A copy that was left as it is gets the changes with the next stage. */
  readonly follow: (target: PushTarget, lastModified: number) => void
  readonly isSaving: boolean
}

/** Choices for single copies of a push; each is saved at once. */
export const useChoice = (place: FleetPlace, push: Push): Choice => {
  const client = useQueryClient()
  const choosing = useMutation({
    ...chooseMutation(place, push.id),
    onError: (error) => notify(t('notSavedBecause', { message: error.message }), { tone: 'bad', stay: 'long' }),
  })
  const { mutate } = choosing
  return {
    isSaving: choosing.isPending,
    take: ({ agentId }, lastModified, takeNew) =>
      mutate({ agentId, lastModified, takeNew: [...takeNew], isLeftOut: false }),
    follow: ({ agentId, takeNew, title }, lastModified) =>
      mutate(
        { agentId, lastModified, takeNew, isLeftOut: false },
        { onSuccess: () => notify(t('follows', { name: title }), { tone: 'ok', stay: 'short' }) },
      ),
    // the copy as it is now: its differences may not have been opened
    leaveOut: ({ agentId, takeNew, at }, isLeftOut) =>
      void client
        .fetchQuery(targetQuery(place, push.id, agentId, at))
        .then(({ lastModified = 0 }) => mutate({ agentId, lastModified, takeNew, isLeftOut }))
        .catch((error: Error) =>
          notify(t('notSavedBecause', { message: error.message }), { tone: 'bad', stay: 'long' }),
        ),
  }
}
