import type { IncomingMessage, ServerResponse } from 'node:http'
import { bundle } from '#infra/local/stand-ins/pages/bundle'
import { sendPage } from '#infra/local/stand-ins/pages/send-page'

const ENTRY = 'zone/page/main.tsx'

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<title>The DNS zone</title>
<link rel="icon" href="/zone/assets/icon.svg">
<link rel="stylesheet" href="/zone/assets/zone.css">
<script type="module" src="/zone/assets/zone.js"></script>
</head>
<body><div id="root"></div></body>
</html>
`

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="7" fill="#0f766e"/><path d="M6 9h12M6 15h12" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/></svg>'

export const answerZonePage = async (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): Promise<void> => {
  const send = (type: string, body: string | Uint8Array) => sendPage(request, response, type, body)
  if (path === '/zone/assets/zone.js') return send('text/javascript', bundle(ENTRY).script)
  if (path === '/zone/assets/zone.css') return send('text/css', bundle(ENTRY).style)
  if (path === '/zone/assets/icon.svg') return send('image/svg+xml', icon)
  send('text/html', page)
}
