import { EventBridgeClient, PutEventsCommand } from '@aws-sdk/client-eventbridge'
import { mockClient } from 'aws-sdk-client-mock'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { putOnBus } from '#lib/events/put-on-bus'

const bus = mockClient(EventBridgeClient)

beforeEach(() => {
  process.env.BUS_NAME = 'parley-eu'
})
afterEach(() => bus.reset())

const entries = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ type: 'agents.created', detail: JSON.stringify({ n }) }))

test('events go ten a call, EventBridge’s limit, each under its own type', async () => {
  bus.on(PutEventsCommand).resolves({ FailedEntryCount: 0, Entries: [] })
  expect(await putOnBus(entries(23))).toEqual([])
  const sizes = bus.commandCalls(PutEventsCommand).map(({ args: [command] }) => command.input.Entries?.length)
  expect(sizes).toEqual([10, 10, 3])
  expect(bus.commandCalls(PutEventsCommand)[0]?.args[0].input.Entries?.[0]).toEqual({
    EventBusName: 'parley-eu',
    Source: 'parley',
    DetailType: 'agents.created',
    Detail: '{"n":0}',
  })
})

test('refused positions are counted over all calls', async () => {
  bus
    .on(PutEventsCommand)
    .resolvesOnce({
      Entries: Array.from({ length: 10 }, (_, n) => (n === 4 ? { ErrorCode: 'InternalFailure' } : { EventId: `${n}` })),
    })
    .resolvesOnce({ Entries: [{ EventId: '10' }, { ErrorCode: 'ThrottlingException' }] })
  expect(await putOnBus(entries(12))).toEqual([4, 11])
})
