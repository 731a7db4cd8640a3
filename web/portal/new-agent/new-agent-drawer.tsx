import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { callIn } from '#web/lib/api/call.ts'
import { randomId } from '#web/lib/random-id.ts'
import { useBrand } from '#web/portal/brand-context.ts'
import { meQuery } from '#web/portal/session/queries.ts'
import { firstPage } from '#web/portal/tabs/first-page.ts'
import { Button } from '#web/ui/button/button.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormDrawer } from '#web/ui/form/form-drawer.tsx'
import { Input } from '#web/ui/input/input.tsx'
import { t } from './t.ts'

interface NewAgentDrawerProps {
  /** The organisation that gets it. */
  readonly organisation: string
  readonly onClose: () => void
}

/** An agent of a client's own, where the agency lets them: a name is all that it needs. */
export const NewAgentDrawer = ({ organisation, onClose }: NewAgentDrawerProps) => {
  const { region } = useBrand()
  const queries = useQueryClient()
  const router = useRouter()
  // the same for each try of this form: a second press makes no second agent
  const [attemptId] = useState(() => randomId(24))
  const [title, setTitle] = useState('')
  const [isTried, setTried] = useState(false)
  const isMissing = title.trim() === ''
  const creating = useMutation({
    mutationFn: () => callIn(region)('POST /portal/agents', { attemptId, title: title.trim() }),
    onSuccess: async ({ agentId }) => {
      await queries.invalidateQueries({ queryKey: meQuery(region).queryKey })
      const me = await queries.ensureQueryData(meQuery(region))
      onClose()
      await router.navigate({ href: firstPage(region, me, agentId) })
    },
  })
  return (
    <FormDrawer
      title={t('title')}
      isDirty={title !== '' && !creating.isPending && !creating.isSuccess}
      onClose={onClose}
      foot={
        <>
          <Button className="ms-auto" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="primary" type="submit" form="new-agent" busy={creating.isPending}>
            {t('create')}
          </Button>
        </>
      }
    >
      <form
        id="new-agent"
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          setTried(true)
          if (!isMissing && !creating.isPending) creating.mutate()
        }}
      >
        <p className="text-ink-2">{t('fact', { name: organisation })}</p>
        {creating.error && <ProblemNote title={t('notCreated')} error={creating.error} />}
        <Field label={t('name')} error={isTried && isMissing ? t('nameMissing') : undefined}>
          <Input
            value={title}
            maxLength={120}
            autoComplete="off"
            autoFocus
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
        </Field>
      </form>
    </FormDrawer>
  )
}
