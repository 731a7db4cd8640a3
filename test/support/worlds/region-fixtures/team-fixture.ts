import { SESClient, SendEmailCommand } from '@aws-sdk/client-ses'
import { mockClient } from 'aws-sdk-client-mock'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

type Person = Awaited<ReturnType<TestRegion['newPerson']>>

/** A region for the tests of one file, and for each a new owner, whom others join by mailed invitations. */
export const teamFixture = () => {
  const mail = mockClient(SESClient)
  const fixture = {} as { region: TestRegion; owner: Person }
  beforeAll(async () => {
    fixture.region = await startRegion()
    Object.assign(process.env, { MAIL_FROM: 'no-reply@parley.localhost', PUBLIC_URL: 'https://app.example.com' })
  })
  afterAll(() => {
    mail.restore()
    return fixture.region.stop()
  })
  beforeEach(async () => {
    mail.reset()
    mail.on(SendEmailCommand).resolves({})
    fixture.owner = await fixture.region.newPerson()
  })

  const mails = () =>
    mail.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => ({
      to: input.Destination?.ToAddresses,
      replyTo: input.ReplyToAddresses,
      subject: input.Message?.Subject?.Data ?? '',
      text: input.Message?.Body?.Text?.Data ?? '',
      html: input.Message?.Body?.Html,
    }))
  const invite = (email: string, by: Person = fixture.owner, workspaceId = fixture.owner.uid) =>
    fixture.region.invoke('POST /v2/workspaces/{workspaceId}/invitations', { workspaceId, email }, { token: by.token })
  /** The token in the last mailed link. */
  const mailedSecret = (): string => {
    const link = /https:\S+/.exec(mails().at(-1)?.text ?? '')?.[0] ?? ''
    return new URLSearchParams(new URL(link).hash.slice(1)).get('secret') ?? ''
  }
  const accept = (secret: string, by: Person) =>
    fixture.region.invoke(
      'POST /no-auth/workspaces/{workspaceId}/invite',
      { workspaceId: fixture.owner.uid, secret },
      { token: by.token },
    )
  const team = async (by: Person = fixture.owner) =>
    (
      await fixture.region.invoke(
        'GET /v2/workspaces/{workspaceId}/team',
        { workspaceId: fixture.owner.uid },
        { token: by.token },
      )
    ).body.team
  /** A new member of the owner's workspace. */
  const join = async (): Promise<Person> => {
    const person = await fixture.region.newPerson()
    await invite(person.email ?? '')
    expect((await accept(mailedSecret(), person)).status).toBe(200)
    return person
  }
  return { fixture, mail, mails, invite, mailedSecret, accept, team, join }
}
