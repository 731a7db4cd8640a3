import { createServer, type Server } from 'node:http'
import { listen } from '#infra/local/listen'
import { eventsEndpoint } from './events-endpoint.ts'

/** What the widget's script needs to know on a customer's page. */
export interface Embed {
  /** Where the widget comes from: the dashboard's address. */
  readonly host: string
  /** Asked at each visit: the demo agent is made a moment after the page is up. */
  readonly agentId: () => string | undefined
}

const styles = `
  :root { color-scheme: light dark }
  body { font: 17px/1.6 system-ui, sans-serif; max-width: 44rem; margin: 3rem auto; padding: 0 1.5rem }
  h1 { font-size: 2rem; line-height: 1.2 } h2 { margin-top: 2.2rem; font-size: 1.25rem }
  table { border-collapse: collapse; width: 100% } td, th { text-align: left; padding: .4rem .8rem .4rem 0; border-bottom: 1px solid #8884 }
`

/** One page for each way in which a site can carry the chat (docs/widget.md). */
const modes: Readonly<Record<string, { readonly name: string; readonly embed: (embed: Embed, id: string) => string }>> =
  {
    '/': { name: 'Right corner', embed: (to, id) => script(to, id) },
    '/left': { name: 'Left corner', embed: (to, id) => script(to, id, 'data-render="bottom-left"') },
    '/modal': { name: 'Modal', embed: (to, id) => script(to, id, 'data-modal-mode') },
    '/popup': {
      name: 'Popup',
      embed: (to, id) => `<p><button data-vg-open>Ask us</button></p>${script(to, id, 'data-render="popup"')}`,
    },
    '/embedded': {
      name: 'In the page',
      embed: (to, id) => `<div id="vg-chat" style="height: 600px"></div>${script(to, id, 'data-render="full-width"')}`,
    },
    '/frame': {
      name: 'Frame',
      embed: ({ host }, id) =>
        `<iframe title="Chat" src="${host}/app/eu/render/${id}/iframe" allow="microphone" width="100%" height="600"></iframe>`,
    },
  }

const script = ({ host }: Embed, id: string, attributes = ''): string =>
  `<script async src="${host}/widget/loader.js" data-agent="${id}" data-region="eu" ${attributes}></script>`

const links = Object.entries(modes)
  .map(([path, { name }]) => `<a href="${path}">${name}</a>`)
  .join(' · ')

const page = (embed: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Ridgeline Cycles</title>
<style>${styles}</style>
</head>
<body>
<nav aria-label="Ways to carry the chat">${links}</nav>
<main>
<h1>Ridgeline Cycles</h1>
<p>We sell, rent and repair bicycles at 14 Mill Lane in Harrow Vale, beside the old station. Ask our assistant in the corner, or read on.</p>

<h2>Opening hours</h2>
<p>The shop is open Tuesday to Friday from 9:00 to 18:30 and on Saturday from 10:00 to 16:00. We are closed on Sunday and Monday. The workshop takes in bicycles until one hour before closing.</p>

<h2>Workshop prices</h2>
<table>
<tr><th>Service</th><th>Price</th><th>Ready</th></tr>
<tr><td>Puncture repair</td><td>12 euros with a new tube</td><td>while you wait</td></tr>
<tr><td>Basic service (brakes, gears, bolts)</td><td>59 euros</td><td>within 2 working days</td></tr>
<tr><td>Full service with a new chain</td><td>139 euros</td><td>within 4 working days</td></tr>
<tr><td>E-bike diagnosis and update</td><td>45 euros</td><td>the same day</td></tr>
</table>
<p>A full service includes cleaning the drivetrain, truing both wheels and a test ride. Parts beyond the chain are charged at their list price, and we call you first when they cost more than 30 euros.</p>

<h2>Renting a bicycle</h2>
<p>A city bike costs 18 euros a day, a trekking bike 26 euros and an e-bike 42 euros. Helmet and lock are included. We ask for a deposit of 100 euros, or 300 euros for an e-bike, which we return when the bicycle comes back undamaged. Bring an identity card. Children under 14 ride only with an adult.</p>

<h2>Returns and warranty</h2>
<p>Unused goods can be returned within 30 days with the receipt; we refund the price by the way it was paid. New bicycles carry a warranty of 2 years, frames of 10 years. Batteries of e-bikes are covered for 2 years or 500 charging cycles, whichever comes first. Wear parts such as tyres, chains and brake pads are not covered.</p>

<h2>Delivery</h2>
<p>We deliver assembled bicycles within 40 kilometres for 35 euros, on Wednesdays and Fridays. Orders over 900 euros are delivered free of charge. Farther away we ship partly assembled for 79 euros; that takes 5 to 7 working days.</p>

<h2>Contact</h2>
<p>Telephone 0555 010 230 during opening hours, or write to hello@ridgeline-cycles.example.</p>
</main>
${embed}
</body>
</html>
`

/**
 * A customer's web page, on an origin of its own so that embedding is really exercised. It is also what the demo agent
 * knows: its knowledge is imported from this address.
 */
export const startDemoSite = (port: number, embed: Embed): Promise<Server> => {
  const takeEvents = eventsEndpoint()
  return listen(
    createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://site')
      if (url.pathname === '/events') return void takeEvents(request, response, url).catch(() => response.destroy())
      const mode = modes[url.pathname]
      if (!mode)
        return void response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found.\n')
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      const id = embed.agentId()
      response.end(page(id ? mode.embed(embed, id) : ''))
    }),
    port,
  )
}
