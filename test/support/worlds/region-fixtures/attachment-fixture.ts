import { afterAll, beforeAll } from 'vitest'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

const OF_VISITOR = '/v2/public/agents/{agentId}/conversations/{conversationId}'

export interface StartedConversation {
  readonly agentId: string
  readonly conversationId: string
  readonly token: string
}

/** A region for the tests of one file, with an owner whose agents take files, and visitors who attach them. */
export const attachmentFixture = () => {
  const fixture = {} as { region: TestRegion; owner: Awaited<ReturnType<TestRegion['newPerson']>> }
  let serial = 0
  beforeAll(async () => {
    fixture.region = await startRegion()
    fixture.owner = await fixture.region.newPerson()
  })
  afterAll(() => fixture.region.stop())

  const newAgent = async (settings: object = {}): Promise<string> => {
    const agentId = `attached-agent-${++serial}`
    const { token } = fixture.owner
    await fixture.region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Files', ...settings }, { token })
    await fixture.region.invoke('POST /v2/agents/{agentId}/publish', { agentId }, { token })
    return agentId
  }
  const start = async (agentId?: string): Promise<StartedConversation> => {
    const id = agentId ?? (await newAgent())
    const { body } = await fixture.region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId: id })
    return { agentId: id, conversationId: body.conversationId, token: body.token }
  }
  const attach = ({ token, ...own }: StartedConversation, name: string, bytes = 12) =>
    fixture.region.invoke(`POST ${OF_VISITOR}/attachments`, { ...own, name, bytes }, { token })
  const keyOf = (url: string) => new URL(url).pathname.slice(1)
  /** Attaches and uploads a file as a browser does; returns its id. */
  const upload = async (own: StartedConversation, name: string, bytes: Uint8Array): Promise<string> => {
    const { body } = await attach(own, name, bytes.length)
    await fixture.region.files.put(keyOf(body.url), bytes)
    return body.attachmentId
  }
  const send = (
    { token, ...own }: StartedConversation,
    attachments: readonly { readonly id: string; readonly name: string }[],
    more: object = {},
  ) =>
    invokeStream(
      `POST ${OF_VISITOR}/messages`,
      { ...own, clientId: `client-${1e6 + ++serial}`, text: 'See here', attachments, ...more },
      { token },
    )
  const messagesOf = async ({ token, ...own }: StartedConversation) =>
    (await fixture.region.invoke(`GET ${OF_VISITOR}/messages`, own, { token })).body.messages
  const filesOf = ({ conversationId }: StartedConversation) =>
    fixture.region.files.keys().filter((key) => key.includes(conversationId))
  const latin1 = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'))
  return {
    fixture,
    newAgent,
    start,
    attach,
    upload,
    send,
    messagesOf,
    filesOf,
    keyOf,
    latin1,
    png: latin1('\u0089PNG\r\n\u001a\n and the rest'),
    /** The message of a refused stream. */
    refusal: ({ text }: { text: string }) => JSON.parse(text).message,
  }
}
