import { domainText } from '#shared/domains/messages'
import { pageHeaders } from '#shared/page-headers'
import type { WebPage } from '#shared/web-page'

const { message } = domainText('noPortal')

/** For a host that no agency has: plain, and it names nobody, neither an agency nor who runs the installation. */
export const unknownHostPage: WebPage = {
  status: 404,
  html: `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>404</title>
    <style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;display:grid;place-content:center;min-height:100vh;margin:0}</style>
  </head>
  <body><p>${message}</p></body>
</html>
`,
  headers: { ...pageHeaders({ frameAncestors: ["'none'"] }), 'x-frame-options': 'DENY' },
}
