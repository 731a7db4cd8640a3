import type { AgentSettings } from '#shared/agents/schema'
import type { Region } from '#shared/regions'

export const embedModes = ['script', 'modal', 'popup', 'embedded', 'iframe', 'react', 'wordpress', 'shopify'] as const
export type EmbedMode = (typeof embedModes)[number]

export interface EmbedTarget {
  /** The widget's origin: `https://app.example.com`. */
  readonly origin: string
  readonly region: Region
  readonly agentId: string
  readonly render: AgentSettings['ui']['widgetType']
}

const attributes = ({ region, agentId, render }: EmbedTarget) =>
  `data-agent="${agentId}" data-region="${region}"${render === 'bottom-right' ? '' : ` data-render="${render}"`}`

const tag = (of: EmbedTarget) => `<script src="${of.origin}/widget/loader.js" ${attributes(of)} async></script>`

const react = ({ origin, region, agentId, render }: EmbedTarget) => `import { useEffect } from 'react'

export const ChatAgent = () => {
  useEffect(() => {
    const script = document.createElement('script')
    script.src = '${origin}/widget/loader.js'
    script.dataset.agent = '${agentId}'
    script.dataset.region = '${region}'
    script.dataset.render = '${render}'
    script.async = false
    let isGone = false
    script.onload = () => isGone && window.VG?.destroy()
    document.body.append(script)
    return () => {
      isGone = true
      window.VG?.destroy()
      script.remove()
    }
  }, [])
  return null
}`

const wordpress = ({ origin, ...of }: EmbedTarget) => `add_action( 'wp_footer', function () {
  ?>
  ${tag({ origin, ...of })}
  <?php
} );`

/** The code that embeds the agent in a website (docs/widget.md). */
export const embedCode = (mode: EmbedMode, of: EmbedTarget): string => {
  switch (mode) {
    case 'script':
    case 'shopify':
      return tag(of)
    case 'modal':
      return tag(of).replace(' async', ' data-modal-mode async')
    case 'popup':
      return `${tag({ ...of, render: 'popup' })}\n<button type="button" data-vg-open>Chat with us</button>`
    case 'embedded':
      return tag({ ...of, render: 'full-width' })
    case 'iframe':
      return `<iframe src="${of.origin}/app/${of.region}/render/${of.agentId}/iframe" title="Chat" width="400" height="680" style="border:0" allow="microphone; fullscreen"></iframe>`
    case 'react':
      return react(of)
    case 'wordpress':
      return wordpress(of)
  }
}

/** The sources that a host page's Content-Security-Policy needs; with attachments, the files' host besides (docs/widget.md). */
export const embedPolicy = (origin: string): string =>
  [
    `script-src ${origin}`,
    `connect-src ${origin} ${origin.replace(/^http/, 'ws')}`,
    `img-src ${origin} blob:`,
    `font-src ${origin}`,
    'media-src https:',
    `frame-src ${origin} https://www.youtube-nocookie.com https://player.vimeo.com`,
  ].join(';\n')
