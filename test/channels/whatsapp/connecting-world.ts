import { afterAll, beforeAll } from 'vitest'
import { replaceAppSecrets } from '#functions/channels/provider/app-secrets'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'
import { sealInMemory } from '#test/support/providers/seal-in-memory'
import { NUMBER, WABA } from './graph-server.ts'

export const VERIFY_TOKEN = 'what-Meta-must-show'
export const PLATFORM_APP = {
  metaAppId: '4711',
  metaAppSecret: 'secret-of-the-app',
  metaVerifyToken: VERIFY_TOKEN,
  metaWhatsappConfigId: '5',
}

let region: TestRegion
let unseal: () => void
let serial = 0

export type Someone = Awaited<ReturnType<TestRegion['newPerson']>>

/** A region with a Meta app, two owners, and an agent as often as a test asks. */
export const connectingWorld = () => {
  const people: { owner?: Someone; other?: Someone } = {}
  beforeAll(async () => {
    region = await startRegion()
    unseal = sealInMemory()
    process.env.PUBLIC_URL = 'https://app.example/'
    replaceAppSecrets(PLATFORM_APP)
    people.owner = await region.newPerson()
    people.other = await region.newPerson()
  })
  afterAll(async () => {
    delete process.env.PUBLIC_URL
    replaceAppSecrets(undefined)
    unseal()
    await region.stop()
  })
  const person = (name: 'owner' | 'other'): Someone => {
    const found = people[name]
    if (!found) throw new Error('the world is not there yet')
    return found
  }
  const newAgent = async (by = person('owner')): Promise<string> => {
    const agentId = `whatsapp-agent-${String(++serial).padStart(2, '0')}`
    await region.invoke('POST /v2/agents/{agentId}', { agentId, title: `Agent ${serial}`, enableNodes: true }, by)
    return agentId
  }
  const logIn = async (by = person('owner')): Promise<string> =>
    (await region.invoke('POST /rpc/getLongAccessToken', { token: 'AQBcode' }, by)).body.access_token
  return {
    region: () => region,
    owner: () => person('owner'),
    other: () => person('other'),
    newAgent,
    logIn,
    connect: async (agentId: string, by = person('owner'), input: Readonly<Record<string, unknown>> = {}) =>
      region.invoke(
        'POST /rpc/connectWhatsappNumber',
        {
          agentId,
          longAccessToken: input.longAccessToken ?? (await logIn(by)),
          wabaId: WABA,
          phoneId: NUMBER.id,
          phoneNumber: NUMBER.display_phone_number,
          ...input,
        },
        by,
      ),
    rowsOf: (kind: string) => region.rows().filter((row) => row.kind === kind),
    /** Frees the number, which the tests of a file share. */
    free: async () => {
      for (const { pk, sk } of region.rows().filter(({ pk }) => String(pk).startsWith('ACC#')))
        await region.database.send({
          constructor: { name: 'DeleteCommand' },
          input: { TableName: 'main', Key: { pk, sk } },
        })
    },
  }
}
