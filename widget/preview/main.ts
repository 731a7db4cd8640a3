import type { SamplesDraft, SamplesReport } from '#shared/conversations/preview/part-samples'
import type { PreviewDraft, PreviewReport } from '#shared/conversations/preview/preview'
import { launch } from '#widget/loader/launch.ts'
import type { SamplesModule } from '#widget/samples/samples-module.ts'
import type { WidgetApi } from '#widget/widget-api.ts'
import { backdrop } from './backdrop.ts'
import { installFakeEnvironment } from './install-fake-environment.ts'

/** By then the new widget is painted, so that the old one can be removed unnoticed. */
const OVERLAP_MS = 60

const { setTimeout: later } = window
let draft: PreviewDraft | undefined
let shown: WidgetApi | undefined
let count = 0
let isOpen = false
let samples: Promise<(draft: SamplesDraft) => void> | undefined

const postToDashboard = (message: PreviewReport | SamplesReport) => window.parent.postMessage(message, location.origin)
const report = (is: PreviewReport['is']) => postToDashboard({ type: 'vg-preview', is })

/** Only opening and closing by hand is animated; updates from typing are not. */
const finishAnimations = () => {
  for (const { shadowRoot } of document.querySelectorAll('vg-widget'))
    for (const root of [shadowRoot, ...[...(shadowRoot?.children ?? [])].map((child) => child.shadowRoot)])
      for (const animation of root?.getAnimations() ?? []) animation.finish()
}

const isDraft = (data: unknown): data is PreviewDraft =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'vg-preview' && 'agent' in data

const isSamplesDraft = (data: unknown): data is SamplesDraft =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'vg-samples' && 'samples' in data

/** Parts of the chat instead of the whole widget: a page shows one or the other. */
const showSamples = async (next: SamplesDraft) => {
  samples ??= import(`${new URL(SAMPLES_FILE, import.meta.url)}`).then(({ mountSamples }: SamplesModule) => {
    document.body.replaceChildren()
    return mountSamples(postToDashboard)
  })
  ;(await samples)(next)
}

/** The draft without what the visitor changes by hand. */
const appearanceKey = ({ agent, ...rest }: PreviewDraft) =>
  JSON.stringify({ ...rest, agent: { ...agent, ID: '', autoOpenWidget: false } })

const show = (next: PreviewDraft) => {
  const last = shown
  // opened or closed inside the preview: the dashboard only repeats it
  if (draft && last && appearanceKey(draft) === appearanceKey(next) && next.agent.autoOpenWidget === isOpen) {
    report('shown')
    return
  }
  const ID = `preview-${++count}`
  draft = { ...next, agent: { ...next.agent, ID } }
  if (last) window.addEventListener('VG_Events', finishAnimations, { once: true })
  isOpen = false
  shown = launch({ ID, region: next.agent.region, render: next.render, modalMode: next.isModal }, import.meta.url)
  later(() => {
    if (last) finishAnimations()
    last?.destroy()
    window.removeEventListener('VG_Events', finishAnimations)
    report('shown')
  }, OVERLAP_MS)
}

installFakeEnvironment(() => {
  if (!draft) throw new Error('The widget was shown before there was anything to show.')
  return draft
})
document.body.style.margin = '0'
document.body.append(backdrop())
window.addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
  if (origin !== location.origin || source !== window.parent) return
  if (isDraft(data)) show(data)
  else if (isSamplesDraft(data)) void showSamples(data)
})
window.addEventListener('VG_Events', (event) => {
  const { type, agentId } = (event as CustomEvent<{ readonly type: string; readonly agentId: string }>).detail
  if (agentId !== `preview-${count}`) return
  if (type !== 'chat_open' && type !== 'chat_close') return
  isOpen = type === 'chat_open'
  report(isOpen ? 'open' : 'closed')
})
report('ready')
