import { ChevronDown, Ellipsis, Plus, Radio, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '#web/ui/avatar/avatar.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { Kbd } from '#web/ui/button/kbd.tsx'
import { SplitButton } from '#web/ui/button/split-button.tsx'
import { State } from '#web/ui/feedback/state.tsx'
import { Card } from '#web/ui/page/card.tsx'
import { Tabs } from '#web/ui/page/tabs.tsx'
import { Figures } from '#web/ui/table/figures.tsx'
import { CountBadge } from '#web/ui/text/count-badge.tsx'
import { Tag } from '#web/ui/text/tag.tsx'

export const Controls = () => {
  const [tab, setTab] = useState('sources')
  return (
    <>
      <Card className="flex flex-wrap items-center gap-2 p-5">
        <Button variant="primary" icon={<Plus size={16} />}>
          Primary
        </Button>
        <Button variant="primary" busy>
          Saving
        </Button>
        <Button variant="primary" disabled>
          Saved
        </Button>
        <Button shortcut="mod+S">Quiet</Button>
        <Button variant="ghost">Ghost</Button>
        <Button variant="danger" icon={<Trash2 size={16} />}>
          Delete
        </Button>
        <Button variant="on">On</Button>
        <Button variant="link">Link</Button>
        <Button size="small">Small</Button>
        <Button size="large" variant="primary">
          Large
        </Button>
        <SplitButton>
          <Button variant="primary" icon={<Radio size={16} />}>
            Publish
          </Button>
          <IconButton variant="primary" label="More ways to publish" icon={<ChevronDown size={16} />} />
        </SplitButton>
        <IconButton label="More" icon={<Ellipsis size={16} />} />
        <IconButton label="Add" variant="quiet" icon={<Plus size={16} />} shortcut="N" />
        <Kbd keys="mod+K" />
        <Tag>policies</Tag>
        <Tag isBrand>Selected</Tag>
        <CountBadge count={3} most={99} label="3 waiting" />
        <CountBadge count={120} most={99} label="More than 99 waiting" />
        <Avatar kind="agent" name="Concierge" />
        <Avatar kind="agent" name="Front Desk" size="large" />
        <Avatar kind="person" name="Tomasz Kowal" />
        <Avatar kind="person" name="Marta Alves" size="small" />
      </Card>
      <Card className="flex flex-wrap items-center gap-5 p-5">
        <State kind="fine">v18 live</State>
        <State kind="changed">v41 live, 6 changes</State>
        <State kind="changed" isLoud>
          Wants a person
        </State>
        <State kind="failed">Stopped: daily cap</State>
        <State kind="idle">Ended</State>
        <State kind="working">Fetching 42 of 120</State>
        <State kind="active">With Ana</State>
      </Card>
      <Card>
        <Figures
          figures={[
            { label: 'Conversations', value: '18,402', note: '+12.4% vs last month', tone: 'ok' },
            { label: 'Waiting for a person', value: '3', note: 'Longest 6 min 20 s', tone: 'warn' },
            { label: 'Median reply', value: '1.2 s', note: '0.3 s faster', tone: 'ok' },
            { label: 'Credits left', value: '3,150', note: 'About 4 days at this rate', tone: 'bad' },
          ]}
        />
      </Card>
      <Tabs
        label="Knowledge"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'sources', label: 'Sources', count: 9 },
          { value: 'qa', label: 'Q&A', count: 64 },
          { value: 'test', label: 'Test' },
        ]}
      >
        <p className="text-ink-2">The panel of {tab}.</p>
      </Tabs>
    </>
  )
}
