import { useState } from 'react'
import { Problem } from '#shared/problems'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { Select } from '#web/ui/choice/select.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FieldGroup } from '#web/ui/form/field-group.tsx'
import { FormSection } from '#web/ui/form/form-section.tsx'
import { LeaveDialog } from '#web/ui/form/leave-dialog.tsx'
import { CheckedView } from '#web/ui/input/checked-view.tsx'
import type { CheckState } from '#web/ui/input/delayed-check.ts'
import { ListInput } from '#web/ui/input/list-input.tsx'
import { TagsInput } from '#web/ui/input/tags-input.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { CopyText } from '#web/ui/text/copy-text.tsx'
import { Thumbnail } from '#web/ui/upload/thumbnail.tsx'

const checks: readonly { readonly value: string; readonly state: CheckState }[] = [
  { value: '', state: { kind: 'idle' } },
  { value: 'fenwick', state: { kind: 'checking' } },
  { value: 'fenwick-cycles', state: { kind: 'valid' } },
  { value: 'cardinal', state: { kind: 'invalid', message: 'This name is taken.' } },
]
const long = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenversicherung of the north-western branch'
const face = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path fill="#0f766e" d="M0 0h2v2H0z"/><circle cx="1" cy="1" r=".5" fill="#fff"/></svg>')}`
const stay = () => undefined

/** Parts in edge cases: each state of a check, disabled, texts that are too long, pictures that fail to load. */
export const Edges = () => {
  const [isLeaving, setLeaving] = useState(false)
  const [origins, setOrigins] = useState(['https://example.com', `https://${'long-'.repeat(20)}name.example`])
  return (
    <div className="grid gap-5 lg:grid-cols-3">
      <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-5">
        {checks.map(({ value, state }) => (
          <CheckedView
            key={state.kind}
            label={`Subdomain, ${state.kind}`}
            suffix=".example.app"
            value={value}
            state={state}
            onChange={stay}
          />
        ))}
        <CheckedView
          label="Subdomain, off"
          suffix=".example.app"
          value="fenwick"
          state={{ kind: 'idle' }}
          disabled
          onChange={stay}
        />
      </Card>
      <Card className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-5">
        <CopyText what="address" text={`https://app.example/${long.replaceAll(' ', '-')}`} />
        <Field label="Tags">
          <TagsInput values={[long, 'short']} placeholder="Add a tag" max={2} maxLength={100} onChange={stay} />
        </Field>
        <Field label="Long choice">
          <Select value={long} onChange={stay} options={[{ value: long, label: long }]} />
        </Field>
        <Field label="Choice, off">
          <Select disabled value="one" onChange={stay} options={[{ value: 'one', label: 'One' }]} />
        </Field>
        <FieldGroup label="Allowed origins" hint="One a line." error="The second one is very long.">
          <ListInput layout="lines" aria-label="Allowed origins" values={origins} onChange={setOrigins} />
        </FieldGroup>
        <State kind="failed">{long}</State>
      </Card>
      <Card className="grid grid-cols-[minmax(0,1fr)] content-start">
        <FormSection title="Pictures" description="One that came, one that did not, none.">
          <div className="flex flex-wrap items-center gap-3">
            <Avatar kind="person" name="Tomasz Kowal" picture={{ url: face, region: 'eu' }} />
            <Avatar kind="person" name="Marta Alves" picture={{ url: 'data:,', region: 'eu' }} />
            <Avatar kind="agent" name="Concierge" picture={{ url: face, region: 'eu' }} size="large" />
            <Thumbnail src={face} />
            <Thumbnail src="data:," />
            <Thumbnail src={undefined} />
          </div>
        </FormSection>
        <FormSection title={long} description={long}>
          <Note tone="bad" title={long} actions={<Button size="small">Try again</Button>}>
            {long}
          </Note>
          <ProblemNote
            title="This is not for you."
            error={new Problem('forbidden', `${long} is open to its owner only.`, { requestId: '8f2c11aa' })}
          />
          <div>
            <Button onClick={() => setLeaving(true)}>Leave with unsaved changes</Button>
          </div>
        </FormSection>
      </Card>
      {isLeaving && (
        <LeaveDialog
          guard={{
            status: 'blocked',
            current: place,
            next: place,
            action: 'PUSH',
            proceed: () => setLeaving(false),
            reset: () => setLeaving(false),
          }}
        />
      )}
    </div>
  )
}

const place = { routeId: '/', fullPath: '/', pathname: '/', params: {}, search: {} } as const
