import { accountSecret } from '#functions/channels/accounts/account-secret'
import { accountsOf } from '#functions/channels/accounts/accounts-of'
import { type ChannelAccount, channelAccounts } from '#functions/channels/accounts/store'
import { metaAppAt } from '#functions/channels/apps/meta-app'
import { storedKey } from '#functions/channels/apps/stored-key'
import { appStays } from '#functions/channels/connecting/app-stays'
import { leaveFormerApp } from '#functions/channels/connecting/leave-former-app'
import { type KnownPage, subscribePage } from '#functions/channels/messenger/page-calls'
import { ticketHolder } from '#functions/channels/meta/ticket-holder'
import { logInBehind } from '#functions/channels/meta/tickets'
import { letGoOfDead } from '#functions/channels/ownership/let-go-of-dead'
import { codeOfFailure } from '#functions/channels/provider/code-of-failure'
import { actorName } from '#lib/auth/actor-name'
import type { Verb } from '#lib/http/api'
import { seal } from '#lib/sealed'
import { world } from '#lib/world'
import { appText } from '#shared/channels/apps/messages'
import { accountId } from '#shared/channels/kinds'
import { pagesText } from '#shared/channels/pages/messages'
import type { pages as routes } from '#shared/channels/pages/routes'
import { Problem } from '#shared/problems'
import { claimPage, refuseTakenPage } from './claiming-page.ts'
import { doneOr, pageOfLogIn } from './page-of-log-in.ts'

const failed = (detail: string, failure: Parameters<typeof codeOfFailure>[0]) =>
  new Problem(codeOfFailure(failure), pagesText('failedToConnect', detail))

/**
 * Connects a page and the Instagram account that is linked to it. What Meta must do for it comes first, so that a claim always has a token
 * that works, and a failed attempt leaves nothing here; subscribing a page may be repeated.
 */
export const connectMetaPage: Verb<typeof routes, 'POST /rpc/connectMetaPage'> = async (
  { agentId, token: ticket, selectedPage: { id: pageId } },
  { access: { workspaceId }, actor },
) => {
  const { token, appKey } = await logInBehind(ticket, await ticketHolder(actor))
  if (!(await metaAppAt(appKey, workspaceId)))
    throw new Problem('conflict', appKey ? appText('logInOfAnother') : pagesText('noMetaApp'))
  const page = await pageOfLogIn(token, pageId, failed)
  const now = world().now()
  const given = await accountsIn({ ...page, appKey }, { workspaceId, agentId, now })
  const stored = await channelAccounts.getMany(
    given.map(({ account }) => ({ account })),
    { consistent: true },
  )
  const known = (await Promise.all(stored.map((taken) => letGoOfDead(taken, workspaceId)))).filter(
    (one) => one !== undefined,
  )
  await refuseTakenPage(known, { workspaceId, agentId })
  doneOr(await subscribePage(page.access_token, pageId), failed)
  await claimPage(given, known, {
    by: actorName(actor),
    now,
    more: appStays(
      appKey,
      given.map(({ account }) => account),
    ),
    // the account that the page was linked to before
    left: (await accountsOf(agentId)).accounts.filter(
      (one) => one.pageId === pageId && !given.some(({ account }) => account === one.account),
    ),
  })
  for (const before of known) await leaveFormerApp(before, appKey)
  const { instagram_business_account: instagram } = page
  return {
    page: {
      agentId,
      pageId,
      pageName: page.name,
      ...(instagram ? { igPageId: instagram.id, igPageName: instagram.name ?? instagram.username ?? '' } : {}),
    },
  }
}

/** The page's account and its Instagram account's: each with the page's token, sealed for itself alone. */
const accountsIn = async (
  {
    id,
    name,
    access_token: token,
    appKey,
    instagram_business_account: instagram,
  }: KnownPage & { readonly access_token: string; readonly appKey: string | undefined },
  { workspaceId, agentId, now }: { readonly workspaceId: string; readonly agentId: string; readonly now: number },
): Promise<readonly ChannelAccount[]> => {
  const sealedFor = async (account: ChannelAccount['account']) => ({
    account,
    workspaceId,
    agentId,
    ...storedKey(appKey),
    token: await seal(token, accountSecret({ workspaceId, account })),
    tokenEnd: token.slice(-3),
    state: 'connected' as const,
    connectedAt: now,
  })
  const page = { ...(await sealedFor(accountId('messenger', id))), name }
  if (!instagram) return [page]
  const { username } = instagram
  const linked = accountId('instagram', instagram.id)
  return [
    { ...page, linked },
    {
      ...(await sealedFor(linked)),
      linked: page.account,
      name: instagram.name ?? username ?? name,
      ...(username ? { handle: `@${username}` } : {}),
      pageId: id,
    },
  ]
}
