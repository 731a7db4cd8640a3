import { pageHeaders } from '#shared/page-headers'
import type { WebPage } from '#shared/web-page'

const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content" />
    <meta name="robots" content="noindex" />
    <title>Chat</title>
    <script type="module" src="/widget/frame.js"></script>
  </head>
  <body></body>
</html>
`

/**
 * The chat as a page of its own: any site may frame it, or those that the agent allows and our own host.
 * `uploadOrigins`: where visitors' files are uploaded to and voice notes played from. `pictureOrigins`: where our copies of the
 * agent's pictures are, if not on the page's own host.
 */
export const framePage = (
  allowedOrigins: readonly string[],
  uploadOrigins: readonly string[] = [],
  pictureOrigins: readonly string[] = [],
): WebPage => ({
  html,
  headers: pageHeaders({
    frameAncestors: allowedOrigins.length === 0 ? ['*'] : ["'self'", ...allowedOrigins],
    connect: uploadOrigins,
    pictures: pictureOrigins,
    // loaded only after the visitor starts a video
    players: ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
    videos: ['https:', ...uploadOrigins],
  }),
})
