import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

type Person = Awaited<ReturnType<TestRegion['newPerson']>>

/** A region for the tests of one file, and for each a new owner, whom others join by mailed invitations. */
export const teamBench = () => {
  const mail = mockClient(SESv2Client)
  const bench = {} as { region: TestRegion; owner: Person }
  beforeAll(async () => {
    bench.region = await startRegion()
    Object.assign(process.env, { MAIL_FROM: 'no-reply@parley.localhost', PUBLIC_URL: 'https://app.example.com' })
  })
  afterAll(() => bench.region.stop())
  beforeEach(async () => {
    mail.reset()
    mail.on(SendEmailCommand).resolves({})
    bench.owner = await bench.region.newPerson()
  })

  const mails = () =>
    mail.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => ({
      to: input.Destination?.ToAddresses,
      subject: input.Content?.Simple?.Subject?.Data ?? '',
      text: input.Content?.Simple?.Body?.Text?.Data ?? '',
      html: input.Content?.Simple?.Body?.Html,
    }))
  const invite = (email: string, by: Person = bench.owner, workspaceId = bench.owner.uid) =>
    bench.region.invoke('POST /v2/workspaces/{workspaceId}/invitations', { workspaceId, email }, { token: by.token })
  /** The token in the last mailed link. */
  const mailedSecret = (): string => {
    const link = /https:\S+/.exec(mails().at(-1)?.text ?? '')?.[0] ?? ''
    return new URLSearchParams(new URL(link).hash.slice(1)).get('secret') ?? ''
  }
  const accept = (secret: string, by: Person) =>
    bench.region.invoke(
      'POST /no-auth/workspaces/{workspaceId}/invite',
      { workspaceId: bench.owner.uid, secret },
      { token: by.token },
    )
  const team = async (by: Person = bench.owner) =>
    (
      await bench.region.invoke(
        'GET /v2/workspaces/{workspaceId}/team',
        { workspaceId: bench.owner.uid },
        { token: by.token },
      )
    ).body.team
  /** A new member of the owner's workspace. */
  const join = async (): Promise<Person> => {
    const person = await bench.region.newPerson()
    await invite(person.email ?? '')
    expect((await accept(mailedSecret(), person)).status).toBe(200)
    return person
  }
  return { bench, mail, mails, invite, mailedSecret, accept, team, join }
}
