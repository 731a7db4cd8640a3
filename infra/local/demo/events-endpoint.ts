import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

interface Arrived {
  readonly at: string
  readonly headers: Readonly<Record<string, string | undefined>>
  readonly body: string
}

const MOST = 50
const shown = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const

const asText = (value: string): string => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const page = (origin: string, arrived: readonly Arrived[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Events that arrived</title>
<style>
  :root { color-scheme: light dark }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 50rem; margin: 3rem auto; padding: 0 1.5rem }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid #8884; border-radius: 6px; padding: .6rem }
</style>
</head>
<body>
<main>
<h1>Events that arrived</h1>
<p>Add <code>${origin}/events</code> as an endpoint. With <code>?answer=500</code>, or another status, it refuses what it gets.</p>
${arrived
  .map(
    ({ at, headers, body }) =>
      `<article><h2>${asText(at)}</h2><pre>${asText(shown.map((name) => `${name}: ${headers[name] ?? ''}`).join('\n'))}\n\n${asText(body)}</pre></article>`,
  )
  .join('\n')}
${arrived.length === 0 ? '<p>None yet.</p>' : ''}
</main>
</body>
</html>
`

/** A customer's endpoint for events at the demo page's `/events`: takes what is posted there, and shows the latest of it. */
export const eventsEndpoint = () => {
  const arrived: Arrived[] = []
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (request.method === 'POST') {
      const status = Number(url.searchParams.get('answer') ?? 200)
      const headers = Object.fromEntries(shown.map((name) => [name, request.headers[name]?.toString()]))
      arrived.unshift({ at: new Date().toISOString(), headers, body: (await text(request)).slice(0, 100_000) })
      arrived.splice(MOST)
      response
        .writeHead(status >= 200 && status <= 599 ? status : 200, { 'content-type': 'text/plain' })
        .end('Taken.\n')
      return
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    response.end(page(`http://${request.headers.host}`, arrived))
  }
}
