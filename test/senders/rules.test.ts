import { describe, expect, test } from 'vitest'
import { claimInDirectory } from '#functions/senders/claims/claim-in-directory'
import { claimOf } from '#functions/senders/claims/claim-of'
import { releaseInDirectory } from '#functions/senders/claims/release-in-directory'
import { handler as recordFeedback } from '#functions/senders/feedback/record-feedback'
import { ownIdentity } from '#functions/senders/identity/own-identity'
import { sesIdentities } from '#functions/senders/identity/ses.gateway'
import { changingSender } from '#functions/senders/sender-writes'
import { attempt } from '#lib/database/commit'
import { rates, windowAt } from '#lib/http/rates'
import { senderConfiguration } from '#lib/senders/sender-configuration'
import { senders, stoppedAddresses } from '#lib/senders/store'
import { world } from '#lib/world'
import { lambdaContext } from '#test/support/handlers/lambda-context'
import { senderFixture } from '#test/support/worlds/region-fixtures/sender-fixture'

const {
  fixture,
  newAgency,
  add,
  verify,
  show,
  remove,
  enter,
  addVerified,
  later,
  sweep,
  look,
  flows,
  outside,
  HOUR_MS,
} = senderFixture()
const DAY_MS = 24 * HOUR_MS
const DOMAIN = 'fjord-studio.com'

describe('a claim', () => {
  test('that was given up is never put into the directory again, however late it comes', async () => {
    const claim = claimOf({ agencyId: 'one', domain: DOMAIN, id: 'claim-1' }, 1)
    await releaseInDirectory(claim)
    expect(await claimInDirectory({ ...claim, state: 'claimed' }, 1)).toBe('given-up')
    expect(await claimInDirectory({ ...claim, claimId: 'claim-2', state: 'claimed' }, 2)).toBe('claimed')
  })

  test('is not undone by the clean-up after an earlier one of the same domain', async () => {
    const owner = await newAgency()
    await remove(owner, (await add(owner, DOMAIN)).body.data.id)
    const { id } = (await add(owner, DOMAIN)).body.data
    later(HOUR_MS)
    await sweep()
    expect(outside().identities).toEqual([DOMAIN])
    expect((await show(owner, id)).status).toBe(200)
  })

  test('takes no identity over that an earlier claim of its agency has left: its keys may be known', async () => {
    const configuration = senderConfiguration()
    if (!configuration) throw new Error('no configuration')
    const ses = sesIdentities(configuration)
    const identityOf = (id: string) => ownIdentity(ses, { agencyId: 'one', domain: DOMAIN, id }, async () => false)
    const before = await identityOf('claim-1')
    const after = await identityOf('claim-2')
    expect(after?.claimId).toBe('claim-2')
    expect(after?.tokens).not.toEqual(before?.tokens)
    expect(await identityOf('claim-2')).toEqual(after)
  })
})

describe('a sender', () => {
  test('that two steps have read alike is changed by one of them', async () => {
    const owner = await newAgency()
    await add(owner, DOMAIN)
    const row = await senders.get(owner)
    if (!row) throw new Error('no sender')
    const change = async () => (await attempt(changingSender(row, { status: 'pending' }).writes)).committed
    expect([await change(), await change()]).toEqual([true, false])
  })

  test('is looked for by its latest run alone', async () => {
    const owner = await newAgency()
    const { id } = (await add(owner, DOMAIN)).body.data
    await verify(owner, id)
    later(73 * HOUR_MS)
    await look(flows()[0]?.input ?? {})
    await verify(owner, id)
    const [first, second] = flows().map(({ input }) => input)
    expect(await look(first ?? {})).toMatchObject({ outcome: 'done' })
    expect(await look(second ?? {})).toMatchObject({ outcome: 'wait' })
  })

  test('that was verified for long has seven days to be mended once it is lost', async () => {
    const owner = await newAgency()
    const id = await addVerified(owner, DOMAIN)
    const { records } = (await show(owner, id)).body.data
    later(30 * DAY_MS)
    await sweep()
    fixture.dns.remove(fixture.dns.records().map((record) => record.id))
    const statusOf = async () => (await show(owner, id)).body.data?.status
    for (let day = 0; day < 10 && (await statusOf()) !== 'failure'; day++) {
      later(DAY_MS)
      await sweep()
    }
    expect(await statusOf()).toBe('failure')
    later(6 * DAY_MS)
    await sweep()
    expect(outside().identities).toEqual([DOMAIN])
    enter(DOMAIN, records)
    expect((await verify(owner, id)).body.data.status).toBe('pending')
  })
})

describe('an address', () => {
  const complaint = (agencyId: string, complaintFeedbackType: string | null) =>
    recordFeedback(
      {
        detail: {
          mail: { messageId: `message-${complaintFeedbackType}`, tags: { agency: [agencyId] } },
          complaint: { complainedRecipients: [{ emailAddress: 'ingrid@fjord.example' }], complaintFeedbackType },
        },
      } as never,
      lambdaContext(),
    )
  const stopped = async (agencyId: string) => (await stoppedAddresses.list(`AGY#${agencyId}`, 'NOMAIL#', {})).items

  test('whose reader says “not spam” has not complained', async () => {
    const { agencyId } = await newAgency()
    await complaint(agencyId, 'not-spam')
    expect(await stopped(agencyId)).toEqual([])
    await complaint(agencyId, null)
    expect(await stopped(agencyId)).toMatchObject([{ email: 'ingrid@fjord.example' }])
  })

  test('is released twenty times a day at most', async () => {
    const { agencyId, workspaceId, token } = await newAgency()
    await complaint(agencyId, 'abuse')
    const [{ id: addressId } = { id: '' }] = await stopped(agencyId)
    const count = (calls: number) =>
      rates.save({
        scope: `release-address#${agencyId}`,
        ...windowAt({ windowSeconds: 24 * 3600 }, world().now()),
        count: calls,
      })
    const release = () =>
      fixture.region.invoke(
        'DELETE /v2/workspaces/{workspaceId}/agency/mail/stopped/{addressId}',
        { workspaceId, addressId },
        { token },
      )
    await count(20)
    expect((await release()).status).toBe(429)
    await count(19)
    expect((await release()).status).toBe(200)
    expect(await stopped(agencyId)).toEqual([])
  })
})
