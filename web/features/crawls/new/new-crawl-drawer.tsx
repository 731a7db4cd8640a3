import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import type { AgentSummary } from '#shared/agents/schema'
import type { Region } from '#shared/regions'
import { createCrawlMutation } from '#web/features/crawls/queries.ts'
import { t } from '#web/features/crawls/t.ts'
import { fieldIssues } from '#web/lib/form/field-issues.ts'
import { Button } from '#web/ui/button/button.tsx'
import { Select } from '#web/ui/choice/select.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Drawer } from '#web/ui/layer/drawer.tsx'
import { t as ui } from '#web/ui/t.ts'
import { crawlPlanOf, newCrawlDraft } from './crawl-draft.ts'
import { CrawlFields } from './crawl-fields.tsx'

interface NewCrawlDrawerProps {
  readonly region: Region
  readonly workspaceId: string
  readonly agents: readonly AgentSummary[]
  readonly onClose: () => void
}

export const NewCrawlDrawer = ({ region, workspaceId, agents, onClose }: NewCrawlDrawerProps) => {
  const navigate = useNavigate()
  const [agentId, setAgentId] = useState(agents[0]?.ID ?? '')
  const [draft, setDraft] = useState(newCrawlDraft)
  const [missing, setMissing] = useState<string>()
  const first = useRef<HTMLInputElement>(null)
  const starting = useMutation(createCrawlMutation(region, workspaceId))
  const issue = fieldIssues(starting.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const plan = crawlPlanOf(draft)
    setMissing(plan.seeds.length === 0 ? t('addressRequired') : undefined)
    if (plan.seeds.length === 0 || starting.isPending) return
    starting.mutate(
      { agentId, ...plan },
      {
        onSuccess: ({ id }) =>
          void navigate({ to: '/app/$region/automations/$crawlId', params: { region, crawlId: id } }),
      },
    )
  }
  return (
    <Drawer
      isOpen
      onOpenChange={(isOpen) => !isOpen && !starting.isPending && onClose()}
      title={t('newCrawl')}
      subtitle={t('newSubtitle')}
      width={520}
      initialFocus={first}
      foot={
        <>
          <Button className="ms-auto" onClick={onClose} disabled={starting.isPending}>
            {ui('cancel')}
          </Button>
          <Button type="submit" form="new-crawl" variant="primary" busy={starting.isPending}>
            {starting.isPending ? t('starting') : t('start')}
          </Button>
        </>
      }
    >
      <form id="new-crawl" noValidate onSubmit={submit} className="grid gap-4">
        <Field label={t('agent')} error={issue('agentId')}>
          <Select
            value={agentId}
            onChange={setAgentId}
            options={agents.map(({ ID, title }) => ({ value: ID, label: title }))}
          />
        </Field>
        <CrawlFields
          region={region}
          workspaceId={workspaceId}
          draft={draft}
          first={first}
          issue={(path) => (path === 'seeds' ? (missing ?? issue(path)) : issue(path))}
          onChange={setDraft}
        />
        {starting.error && !issue('seeds') && <ProblemNote title={t('notStarted')} error={starting.error} />}
      </form>
    </Drawer>
  )
}
