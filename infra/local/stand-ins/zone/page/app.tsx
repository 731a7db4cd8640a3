import { useState } from 'preact/hooks'
import { toggleTheme } from '#infra/local/stand-ins/channels/phone/theme'
import { AddRecords } from './add-records.tsx'
import { EdgePanel } from './edge-panel.tsx'
import { Icon } from './icon.tsx'
import { RecordList } from './record-list.tsx'
import { ServerPanel } from './server-panel.tsx'
import { useZone } from './use-zone.ts'
import { WantedList } from './wanted-list.tsx'

const panes = [
  { name: 'records', label: 'Records' },
  { name: 'panel', label: 'Controls' },
] as const
type Pane = (typeof panes)[number]['name']

/** The provider of all domains of the local run: their records, and what is made of them. */
export const App = () => {
  const { view, isConnected, failure, act, dismiss } = useZone()
  const [pane, setPane] = useState<Pane>('records')
  return (
    <div class="page" data-pane={pane}>
      <header class="top">
        <span class="mark" aria-hidden="true" />
        <h1>The DNS zone</h1>
        <p>Local stand-in. You play the person who keeps a domain’s records.</p>
        <button type="button" class="quiet" aria-label="Light or dark" onClick={toggleTheme}>
          <Icon name="moon" />
        </button>
      </header>
      <nav class="panes two" aria-label="Parts of this page">
        {panes.map(({ name, label }) => (
          <button type="button" key={name} aria-pressed={pane === name} onClick={() => setPane(name)}>
            {label}
          </button>
        ))}
      </nav>
      <div class="notices" aria-live="polite">
        {!isConnected && <p class="notice">The local run does not answer. This page goes on when it does.</p>}
        {failure && (
          <p class="notice bad">
            {failure}
            <button type="button" class="small" onClick={dismiss}>
              Dismiss
            </button>
          </p>
        )}
      </div>
      <main class="body zone">
        <div class="records">
          {view && (
            <>
              <WantedList domains={view.wanted} act={act} />
              <RecordList records={view.records} now={view.now} act={act} />
              <AddRecords act={act} />
            </>
          )}
        </div>
        <div class="panel">
          {view && (
            <>
              <EdgePanel view={view} act={act} />
              <ServerPanel view={view} act={act} />
            </>
          )}
        </div>
      </main>
    </div>
  )
}
