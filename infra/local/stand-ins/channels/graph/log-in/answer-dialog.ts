import type { IncomingMessage, ServerResponse } from 'node:http'
import { readRequestBody } from '#infra/local/read-request-body'
import { GraphFailure } from '#infra/local/stand-ins/channels/graph/graph-failure'
import type { GraphParts } from '#infra/local/stand-ins/channels/graph/graph-parts'
import { appOf } from '#infra/local/stand-ins/channels/graph/meta-state'
import type { WhatsAppPart } from '#infra/local/stand-ins/channels/graph/whatsapp/whatsapp-stand-in'
import { isLoopback } from '#infra/local/stand-ins/channels/wire/post-webhook'
import { bundle } from '#infra/local/stand-ins/pages/bundle'
import { sendPage } from '#infra/local/stand-ins/pages/send-page'
import type { DialogOffer } from './dialog-choice.ts'
import { finishDialog } from './finish-dialog.ts'

const MOST_BYTES = 64 * 1024

const page = (body: string, script: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Log in with Facebook (local stand-in)</title>
<link rel="icon" href="/phone/assets/icon.svg">
<link rel="stylesheet" href="/graph/dialog/assets/dialog.css">
${script}
</head>
<body>${body}</body>
</html>
`

/** As text of a script element, where `<` could end it. */
const asData = (offer: DialogOffer): string => JSON.stringify(offer).replaceAll('<', '\\u003c')

/** What Meta says of a log-in that the App Dashboard does not know. */
const refusal = (search: URLSearchParams): string | undefined => {
  const app = appOf(search.get('client_id') ?? '')
  if (!app) return 'Invalid App ID: The provided app ID does not look like a valid app ID.'
  const config = search.get('config_id')
  if (config && config !== app.whatsappConfigId && config !== app.pagesConfigId)
    return 'Invalid parameter: the config_id is not one of this app.'
  const origin = URL.parse(search.get('domain') ?? '')
  if (!origin || !isLoopback(origin))
    return 'The domain of this URL isn’t included in the app’s domains. Here they are those of this machine.'
  return undefined
}

const offerOf = ({ meta }: GraphParts, { state }: WhatsAppPart, search: URLSearchParams): DialogOffer => {
  const app = appOf(search.get('client_id') ?? '')
  const isSignUp = search.get('config_id') === app?.whatsappConfigId
  return {
    app: app?.name ?? '',
    user: meta.user.name,
    flow: isSignUp ? 'whatsapp' : 'pages',
    numbers: state.numbers.map(({ id, name, display }) => ({ id, name, display })),
    pages: meta.pages.map(({ id, name, instagram }) => ({
      id,
      name,
      ...(instagram ? { instagram: instagram.username } : {}),
    })),
  }
}

const readJson = async (request: IncomingMessage): Promise<unknown> => {
  const isJson = /^application\/json\b/.test(request.headers['content-type'] ?? '')
  const body = isJson ? await readRequestBody(request, MOST_BYTES) : undefined
  try {
    return JSON.parse(body?.toString('utf8') ?? '')
  } catch {
    throw new GraphFailure(100, 'Send application/json.')
  }
}

/**
 * The browser's side of a log-in, below `/graph/`: `sdk.js` (the real one: https://connect.facebook.net/en_US/sdk.js), which opens
 * `dialog/oauth` in a window of its own; that posts the person's choice to `dialog/finish` and tells the page that opened it the result.
 */
export const answerDialog = async (
  parts: GraphParts,
  whatsapp: WhatsAppPart,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> => {
  switch (path) {
    case '/sdk.js':
      return void response
        .writeHead(200, {
          'content-type': 'text/javascript; charset=utf-8',
          'cache-control': 'no-store',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .end(bundle('channels/phone/log-in/sdk.ts').script)
    case '/dialog/assets/dialog.js':
      return sendPage(request, response, 'text/javascript', bundle('channels/phone/log-in/main.tsx').script)
    case '/dialog/assets/dialog.css':
      return sendPage(request, response, 'text/css', bundle('channels/phone/log-in/main.tsx').style)
    case '/dialog/finish': {
      const send = (status: number, body: unknown) =>
        void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      try {
        return send(200, finishDialog(parts, whatsapp, await readJson(request)))
      } catch (failure) {
        if (!(failure instanceof GraphFailure)) throw failure
        return send(400, { message: failure.message })
      }
    }
    default: {
      const { searchParams } = new URL(request.url ?? '/', 'http://stand-in')
      const problem = refusal(searchParams)
      if (problem)
        return sendPage(
          request,
          response,
          'text/html',
          page(`<main><h1>Sorry, something went wrong.</h1><p>${problem}</p></main>`, ''),
        )
      const data = `<script type="application/json" id="offer">${asData(offerOf(parts, whatsapp, searchParams))}</script>`
      const script = '<script type="module" src="/graph/dialog/assets/dialog.js"></script>'
      return sendPage(request, response, 'text/html', page(`<div id="root"></div>${data}`, script))
    }
  }
}

/** Whether a path below /graph is one of the browser's. The dialog may be asked for with a version. */
export const dialogPath = (path: string): string | undefined => {
  if (path === '/sdk.js' || path.startsWith('/dialog/')) return path
  return /^\/v\d+\.\d+(\/dialog\/oauth)$/.exec(path)?.[1]
}
