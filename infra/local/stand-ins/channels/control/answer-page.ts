import type { IncomingMessage, ServerResponse } from 'node:http'
import { bundle } from '#infra/local/stand-ins/pages/bundle'
import { sendPage } from '#infra/local/stand-ins/pages/send-page'

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>The visitor's phone</title>
<link rel="icon" href="/phone/assets/icon.svg">
<link rel="stylesheet" href="/phone/assets/phone.css">
<script type="module" src="/phone/assets/phone.js"></script>
</head>
<body><div id="root"></div></body>
</html>
`

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="7" fill="#0f766e"/><circle cx="12" cy="12" r="5" fill="none" stroke="#fff" stroke-width="2.5"/></svg>'

/** The phones' page, the same at every address below /phone: it reads from its own which phone it shows. */
export const answerPage = async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
  const send = (type: string, body: string | Uint8Array) => sendPage(request, response, type, body)
  if (path === '/assets/phone.js') return send('text/javascript', bundle('channels/phone/main.tsx').script)
  if (path === '/assets/icon.svg') return send('image/svg+xml', icon)
  if (path === '/assets/phone.css') return send('text/css', bundle('channels/phone/main.tsx').style)
  send('text/html', page)
}
