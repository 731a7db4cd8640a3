import { Problem } from '#shared/problems'
import { Button } from '#web/ui/button/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { ProblemNote } from '#web/ui/feedback/problem-note.tsx'
import { SaveBar } from '#web/ui/form/save-bar.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Empty } from '#web/ui/page/empty.tsx'
import { Skeleton } from '#web/ui/page/skeleton.tsx'
import { Markdown } from '#web/ui/text/markdown.tsx'
import { StepList } from '#web/ui/wizard/step-list.tsx'

const refused = new Problem('unavailable', 'index “score” is being rebuilt, ready in about 2 minutes.', {
  requestId: '8f2c11aa',
})

const markdown = `A **standard service** is £75. [Service menu](https://example.com)

1. Bring the bike
2. Leave the lock

> Closed on Sunday. <b>no html</b>`

export const States = () => (
  <>
    <div className="grid gap-5 lg:grid-cols-4">
      <Card className="grid content-start gap-4 p-5">
        {['w-28', 'w-20', 'w-32', 'w-24'].map((width) => (
          <div key={width} className="flex items-center gap-3">
            <Skeleton className="size-8 rounded-full" />
            <div className="grid gap-1.5">
              <Skeleton className={width} />
              <Skeleton className="h-2 w-16" />
            </div>
          </div>
        ))}
      </Card>
      <Card>
        <Empty
          title="No leads yet."
          body="Add a form to the conversation, or import a list."
          steps={[
            { label: 'A visitor leaves a name', state: 'now' },
            { label: 'The agent asks what they need', state: 'next' },
            { label: 'You get a scored lead', state: 'next' },
          ]}
        >
          <Button variant="primary">Add a form</Button>
          <Button variant="link">Import CSV</Button>
        </Empty>
      </Card>
      <Card className="p-5">
        <ProblemNote
          title="The leads did not load."
          error={refused}
          onRetry={() => undefined}
          reassurance="Chats and Analytics still work."
        />
      </Card>
      <Card className="p-5">
        <StepList
          steps={[
            { label: 'Read the site', detail: 'Pages, prices, logo', state: 'done' },
            { label: 'Draft the agent', detail: 'Prompt and greeting', state: 'now' },
            { label: 'Talk to it', detail: 'Test chat opens', state: 'next' },
            { label: 'Go live', detail: 'DNS did not answer', state: 'failed' },
          ]}
        />
      </Card>
    </div>
    <div className="grid gap-5 lg:grid-cols-4">
      <Note title="Plain">Something to know.</Note>
      <Note tone="brand" title="v42 is live.">
        Put it on the website?
      </Note>
      <Note tone="warn" title="No credits left">
        Your agents have stopped.
      </Note>
      <Card className="p-5">
        <Markdown text={markdown} />
      </Card>
    </div>
    <SaveBar
      changed={['Support e-mail', 'primary colour']}
      invalidCount={1}
      problem={{ message: 'Another member saved in the meantime.', action: <Button size="small">Reload</Button> }}
      isSaving={false}
      onSave={() => undefined}
      onDiscard={() => undefined}
    />
  </>
)
