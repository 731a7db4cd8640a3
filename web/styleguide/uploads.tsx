import { useState } from 'react'
import { Problem } from '#shared/problems'
import { Card } from '#web/ui/page/card.tsx'
import type { SendFile } from '#web/ui/upload/create-uploader.ts'
import { FileDrop } from '#web/ui/upload/file-drop.tsx'
import { PictureDrop } from '#web/ui/upload/picture-drop.tsx'
import { UploadControl } from '#web/ui/upload/upload-control.tsx'
import type { UploadState } from '#web/ui/upload/upload-state.ts'
import { UploadView } from '#web/ui/upload/upload-view.tsx'

const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#be123c" d="M0 0h1v1H0z"/></svg>')}`
const look = { label: 'Square logo', hint: 'PNG, 256 by 256, up to 1 MB', accept: ['png', 'jpg'], maxSizeMB: 1 }
const name = 'cardinal-256.png'
const states: readonly { readonly title: string; readonly state: UploadState; readonly value?: string }[] = [
  { title: 'Empty', state: { kind: 'idle' } },
  { title: 'On its way', state: { kind: 'sending', name, percent: 64, preview: logo } },
  {
    title: 'Failed',
    state: { kind: 'failed', name, reason: 'The connection failed. Check your network and try again.', preview: logo },
  },
  { title: 'Lied about its kind', state: { kind: 'refused', name, reason: 'Only png, jpg Files' } },
  { title: 'Sent', state: { kind: 'sent', name, url: logo }, value: logo },
  { title: 'Kept, and gone from where it was', state: { kind: 'idle' }, value: 'data:,' },
]

/** Fails for a name with "fail", is refused for one with "lie"; others take a few seconds. */
const send = async ({ file, onProgress, signal }: SendFile) => {
  for (let percent = 0; percent <= 100; percent += 4) {
    await new Promise((resolve) => setTimeout(resolve, 80))
    signal.throwIfAborted()
    if (percent > 50 && file.name.includes('fail'))
      throw new Problem('unavailable', 'The connection failed. Check your network and try again.')
    onProgress(percent)
  }
  if (file.name.includes('lie')) throw new Problem('invalid', 'Only png, jpg Files')
  return logo
}

export const Uploads = () => {
  const [value, setValue] = useState('')
  const [dropped, setDropped] = useState<{ readonly name: string; readonly src: string }>()
  const nothing = () => undefined
  return (
    <div className="grid gap-5 lg:grid-cols-3">
      <Card className="grid content-start gap-3 p-5">
        <h3>To try: a file over 1 MB, another kind, a name with “fail” or “lie”</h3>
        <UploadControl
          {...look}
          value={value}
          picture={value}
          sentHint="Save to keep it."
          send={send}
          onChange={setValue}
        />
      </Card>
      <Card className="grid content-start gap-3 p-5">
        <h3>In one line: choose, drop or paste; then replace or remove</h3>
        <PictureDrop
          {...look}
          file={dropped}
          onFile={(file) => setDropped({ name: file.name, src: URL.createObjectURL(file) })}
          onRemove={() => setDropped(undefined)}
        />
        <PictureDrop {...look} file={{ name, src: logo }} onFile={nothing} onRemove={nothing} />
        <FileDrop {...look} look="row" error={`${name}: Max size: 1 MBs`} onFile={nothing} />
      </Card>
      {states.map(({ title, state, value: kept = '' }) => (
        <Card key={title} className="grid content-start gap-3 p-5">
          <h3>{title}</h3>
          <UploadView
            {...look}
            value={kept}
            picture={kept}
            state={state}
            sentHint="Save to keep it."
            onFile={nothing}
            onRetry={nothing}
            onDismiss={nothing}
            onRemove={nothing}
          />
        </Card>
      ))}
    </div>
  )
}
