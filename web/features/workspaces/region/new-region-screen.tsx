import { useMutation } from '@tanstack/react-query'
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { regions } from '#shared/regions'
import { createHereMutation } from '#web/features/workspaces/queries.ts'
import { t } from '#web/features/workspaces/t.ts'
import { readSession } from '#web/lib/session/session.ts'
import { serverText } from '#web/lib/words/server-text.ts'
import { Button } from '#web/ui/button/button.tsx'
import { buttonClass } from '#web/ui/button/button-class.ts'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { SignInFrame } from '#web-features/sign-in'

const route = getRouteApi('/new-region')

/** A link led into a region where the member has no workspace: one is created only when they ask for it. */
export const NewRegionScreen = () => {
  const { config } = route.useRouteContext()
  const { region = config.defaultRegion, next } = route.useSearch()
  const home = readSession(config, region)?.region ?? config.defaultRegion
  const nameOf = (it: typeof region) => serverText({ key: `regions.${it}`, message: regions[it].label })
  const router = useRouter()
  const creating = useMutation({
    ...createHereMutation(region),
    onSuccess: (...given) => {
      createHereMutation(region).onSuccess?.(...given)
      router.history.push(next ?? `/app/${region}/agents`)
    },
  })
  const names = { region: nameOf(region) }
  return (
    <SignInFrame title={t('noneIn', names)} description={t('noneInFact', names)}>
      <div className="grid gap-4">
        {creating.error && <ProblemNote title={t('notCreated')} error={creating.error} />}
        <Button variant="primary" size="large" wide busy={creating.isPending} onClick={() => creating.mutate()}>
          {t('createHere', names)}
        </Button>
        {home !== region && (
          <Link to="/app/$region/agents" params={{ region: home }} className={buttonClass({ variant: 'link' })}>
            {t('backTo', { region: nameOf(home) })}
          </Link>
        )}
      </div>
    </SignInFrame>
  )
}
