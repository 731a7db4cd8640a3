import * as z from 'zod'
import { AgentId } from '#shared/agents/schema'
import { contract } from '#shared/contract'
import { MetaPage, MetaPageId, PageSubscription } from './schema.ts'

/** What stands in a browser for Meta's token: `longer_access_token` of a log-in, taken by the calls that follow for half an hour. */
const Ticket = z.string().min(1).max(100)

/** The page record of specification 1, section 3. */
const ConnectedPage = z.object({
  agentId: z.string(),
  pageId: z.string(),
  pageName: z.string(),
  igPageId: z.string().optional(),
  igPageName: z.string().optional(),
})

/** Connecting Facebook pages with their Instagram accounts; the names below `/rpc/` and their fields are the specifications'. */
export const pages = contract({
  'POST /rpc/exchangeMetaToken': {
    auth: 'self',
    rate: 'connect',
    summary:
      'Exchanges the code of a log-in at Meta for a token of sixty days; `agentId` says for which agent it was opened, whose workspace may have an app of its own. `longer_access_token` is good for the following calls here, for half an hour; Meta’s token itself stays on the server.',
    input: z.strictObject({ token: z.string().min(1).max(2000), agentId: AgentId.optional() }),
    output: z.object({ longer_access_token: Ticket }),
  },
  'POST /rpc/tokenToPages': {
    auth: 'self',
    rate: 'connect',
    summary:
      'The pages of a log-in, each with its Instagram account. Without `accessToken`: a page’s token is not given to browsers.',
    input: z.strictObject({ token: Ticket }),
    output: z.object({ pages: z.array(MetaPage) }),
  },
  'POST /rpc/checkPageSubscriptions': {
    auth: 'self',
    summary: 'The apps that a page of the log-in delivers to.',
    input: z.strictObject({ token: Ticket, pageId: MetaPageId }),
    output: z.object({ data: z.array(PageSubscription) }),
  },
  'POST /rpc/connectMetaPage': {
    auth: 'agent:manage',
    summary:
      'Connects a page and, where one is linked, its Instagram account: their events come to this region’s app, and both belong to this agent. Connecting it again renews all of it.',
    input: z.strictObject({ agentId: AgentId, token: Ticket, selectedPage: MetaPage.pick({ id: true }) }),
    output: z.object({ page: ConnectedPage }),
  },
  'POST /rpc/removeMetaPage': {
    auth: 'agent:manage',
    summary: 'Removes a page with its Instagram account; what waits for them is dropped, conversations stay.',
    input: z.strictObject({ agentId: AgentId, pageId: MetaPageId }),
    output: z.object({ pageId: z.string() }),
  },
})
